// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import { listed, say, speak } from "./say.svelte";
import { actionText, eventPieces, eventText, hyphened, items, sayOf } from "./sentences";

const nobody = { names: [], you: null };

beforeAll(async () => {
  settings.language = "en";
  await speak("en");
});

describe("sentences", () => {
  it("name events as the catalogues do", () => {
    expect(hyphened("TreasureFound")).toBe("treasure-found");
  });

  it("tell an event with the names of the seats", () => {
    const told = eventText("diamant", { event: "RelicTaken", seat: 1, value: 5 }, { names: ["Ada", "Ben"], you: null });
    expect(told).toBe("Ben carries out a relic worth 5.");
  });

  it("count lists of seats", () => {
    const event = { event: "ChoicesRevealed", seats: [0, 1, 2], back_seats: [0, 2] };
    expect(eventText("diamant", event, { names: ["Ada", "Ben", "Cleo"], you: null })).toBe("Ada and Cleo turn back.");
    expect(listed(["Ada", "Ben", "Cleo"])).toBe("Ada, Ben and Cleo");
  });

  it("tell tiles by their sort", () => {
    const things = { tile: [{ name: "water", count: 1 }, { name: "NES", count: 1 }] }; // prettier-ignore
    const event = { event: "TileDrawn", caver: "medic", tile: "as it is written", things };
    expect(eventText("subterra", event, nobody)).toBe("The Medic turns up a water tile.");
  });

  it("speak to the reader of what the reader did", () => {
    const event = { event: "ChoicesRevealed", seats: [0, 1, 2], back_seats: [0, 2] };
    const names = ["Ada", "Ben", "Cleo"];
    expect(eventText("diamant", event, { names, you: 0 })).toBe("You and Cleo turn back.");
    expect(eventText("diamant", event, { names, you: 1 })).toBe("Ada and Cleo turn back.");
    expect(sayOf("end-wins", [1], { names, you: 1 })).toBe("You win!");
    expect(sayOf("end-wins", [1], { names, you: 0 })).toBe("Ben wins!");
    expect(sayOf("end-wins", [0, 1], { names, you: 0 })).toBe("You and Ben share the win!");
  });

  it("say places in words, in a piece of their own", () => {
    const place = { x: 0, y: -1, sort: "water", mark: "flooded", depth: 0, way: "n", steps: 1, of: "start" };
    const event = { event: "CaverEntered", caver: "diver", cell: "0,1", place };
    expect(eventPieces("subterra", event, nobody)).toEqual([
      { text: "The Diver goes ", place: null },
      { text: "into the flooded passage north of the start", place },
      { text: ".", place: null },
    ]);
  });

  it("say the cell where a place has no words", () => {
    const event = { event: "Moved", seat: 0, cell: "0,-1", how: "walk" };
    expect(eventText("cave", event, { names: ["Ada"], you: null })).toBe("Ada moves to 0,-1.");
  });

  const load = [{ name: "prov", count: 4 }, { name: "rope", count: 1 }, { name: "nameless", count: 1 }]; // prettier-ignore

  it("name and count the things in a load", () => {
    expect(items("cave", load)).toBe("4 provisions, rope, nameless");
  });

  it("tell gear by what is named, and as it is written where that was not kept", () => {
    const event = { event: "Discarded", seat: 0, items: "as it is written", holder: "backpack" };
    const names = { names: ["Ada"], you: null };
    expect(eventText("cave", { ...event, things: { items: load.slice(0, 2) } }, names)).toBe(
      "Ada throws away: 4 provisions, rope.",
    );
    expect(eventText("cave", event, names)).toBe("Ada throws away: as it is written.");
    expect(
      actionText("cave", { action: "drop", kind: "drop", values: { items: "" }, things: { items: load.slice(1, 2) } }),
    ).toBe("Throw out of the backpack: rope");
  });

  it("tell actions", () => {
    expect(actionText("diamant", { action: "on", kind: "on", values: {} })).toBe("go on");
  });

  it("show a key that is missing", () => {
    expect(say("web-there-is-no-such-key")).toBe("web-there-is-no-such-key");
  });
});
