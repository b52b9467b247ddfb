/** What lies where while gear is chosen, out of what the view tells of the packing. */
import type { CaveOffer, CaveView, Counts } from "../../../wire/types";
import { ITEMS, type Load, plus } from "./gear";

export type Pack = CaveView["packing"][number];
export type Packable = CaveOffer & { counts: Counts };

export function isPackable(entry: CaveOffer): entry is Packable {
  return entry.counts !== undefined;
}

/** The offers of gear, each with what the view tells of it. */
export function packables(legal: CaveOffer[], view: CaveView): { entry: Packable; pack: Pack }[] {
  return legal.filter(isPackable).flatMap((entry) => {
    const tent = entry.kind === "load" ? entry.values.tent : undefined;
    const pack = view.packing.find((one) => one.kind === entry.kind && (tent === undefined || one.tent === tent));
    return pack ? [{ entry, pack }] : [];
  });
}

export interface Sheet {
  backpack: Load;
  tent: Load;
  /** What is thrown away, or null if nothing can be. */
  bin: Load | null;
  /** Which holder the chosen load goes into. */
  into: string;
  /** Where it comes from. */
  source: string;
  /** Slots of the backpack that the tent takes. */
  takes: number;
}

export function sheetOf(pack: Pack, load: Load): Sheet {
  const held = (holder: string, holds: Load) =>
    pack.into === holder ? plus(holds, load) : pack.source === holder ? plus(holds, load, -1) : holds;
  return {
    backpack: held("backpack", pack.backpack),
    tent: held("tent", pack.inside),
    bin: pack.into === "bin" ? load : null,
    into: pack.into,
    source: pack.source,
    takes: pack.takes,
  };
}

export type Lasts = Record<"turns" | "metres" | "dives" | "photos" | "rides", number>;

/** How long a load lasts: what its items are good for, added up. */
export function lasts(gear: CaveView["gear"], load: Load): Lasts {
  const sum: Lasts = { turns: 0, metres: 0, dives: 0, photos: 0, rides: 0 };
  for (const item of ITEMS) {
    const good = gear.find((one) => one.item === item);
    if (!good) continue;
    sum.turns += load[item] * good.turns;
    sum.metres += load[item] * good.metres;
    sum.dives += load[item] * good.dives;
    sum.photos += load[item] * good.photos;
    sum.rides += load[item] * good.rides;
  }
  return sum;
}
