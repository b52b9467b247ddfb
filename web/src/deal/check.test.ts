// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { Facts } from "../wire/types";
import type { Step } from "../wire/replay";
import { checked, dealOf } from "./check";
import { pledgeOf } from "./derive";
import example from "./example.json";
import { type DealNote, noteOf } from "./notes";
import { toAdd } from "./sealing";

const { record, draws } = example;
const deal = dealOf(record)!;
const note: DealNote = {
  promise: deal.promise,
  nonces: { "2.0": deal.pledges[0]!.nonce },
  pledges: { 2: [deal.pledges[0]!.pledge, deal.pledges[1]!.pledge, ""] },
  revealed: ["2.0"],
};
const steps = deal.cards.map(
  (card) => ({ serial: card.step, seat: null, action: { action: card.action } }) as unknown as Step,
);

test("an honest record of the engine is found right", () => {
  expect(checked(record, draws, note, steps)).toMatchObject({
    right: true,
    why: "right",
    tickets: draws.length,
    nonces: 2,
    noted: true,
    blamed: false,
  });
  expect(checked(record, draws, null, null)).toMatchObject({ right: true, noted: false });
});

test("a signature under the record changes nothing about the deal", () => {
  const signed = `${record}signed: ${"ab".repeat(32)} ${"01".repeat(64)}\n`;
  expect(dealOf(signed)).toEqual(deal);
  expect(checked(signed, draws, note, steps)).toEqual(checked(record, draws, note, steps));
});

test("a lying server is found out, whatever it changes", () => {
  const lie = (from: string | RegExp, to: string) => record.replace(from, to);
  const seed = "00".repeat(32);
  expect(checked(lie(/seed: .*/, `seed: ${seed}`), draws, note, steps).why).toBe("other-seed");
  expect(checked(lie("revealed a stone", "revealed a bone"), draws, note, steps)).toMatchObject({
    right: false,
    why: "other-nonce",
    seat: 0,
  });
  expect(checked(record, draws, { ...note, promise: "0".repeat(64) }, steps).why).toBe("other-promise");
  const bone = pledgeOf(deal.promise, 2, 1, "a bone");
  const swapped = lie(/pledge 2: .*/, `pledge 2: ${bone}, revealed a bone`);
  expect(checked(swapped, draws, note, steps)).toMatchObject({ why: "other-pledges", seat: 1 });
  expect(checked(lie(/pledge 1: .*\n/, ""), draws, note, steps)).toMatchObject({ why: "other-pledges", seat: 0 });
  const card = deal.cards[3]!;
  const changed = lie(`\n${card.step} chance: ${card.action} `, `\n${card.step} chance: treasure 99 `);
  expect(checked(changed, draws, note, steps)).toMatchObject({ why: "other-card", step: card.step });
  const told = draws.map((draw, at) => (at === 3 ? { ...draw, low: (draw.low + draw.weight) % draw.total } : draw));
  expect(checked(record, told, note, steps)).toMatchObject({ why: "other-card", step: card.step });
  expect(checked(record, draws.slice(0, -1), note, steps).why).toBe("other-card");
  const shown = steps.map((step, at) => (at === 3 ? ({ ...step, action: { action: "treasure 99" } } as Step) : step));
  expect(checked(record, draws, note, shown)).toMatchObject({ why: "other-story", step: card.step });
});

test("a seat that sent its nonce and is blamed all the same is told so", () => {
  expect(checked(record, draws, { ...note, revealed: ["1.2"] }, null).blamed).toBe(true);
});

test("deals of another kind are left to the server", () => {
  expect(checked(record.replace("speleo record 2", "speleo record 1"), draws, null, null).why).toBe("old");
  expect(checked(record.replace(/seed: .*\n/, ""), draws, null, null).why).toBe("old");
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    },
  });
});

const facts = (sealing: Partial<NonNullable<Facts["sealing"]>>): Pick<Facts, "id" | "commitment" | "sealing"> => ({
  id: "t",
  commitment: deal.promise,
  sealing: { round: 1, stage: "open", pledges: ["", ""], nonces: ["", ""], awaited: [], lost: [], out: [], ...sealing },
});

test("a browser pledges for its seats, and reveals only what stands in the list that it noted", () => {
  const [pledged] = toAdd(facts({}), { seats: [0] });
  expect(toAdd(facts({}), { seats: [0] }), "a reload makes the same pledge").toEqual([pledged]);
  if (pledged?.type !== "pledge") throw new Error("no pledge");
  expect(toAdd(facts({ pledges: [pledged.pledge, ""] }), { seats: [0] })).toEqual([]);
  const other = "1".repeat(64);
  const strange = facts({ stage: "reveal", awaited: [0, 1], pledges: [other, other] });
  expect(toAdd({ ...strange, id: "strange" }, { seats: [0] })).toEqual([]);
  const stands = facts({ stage: "reveal", awaited: [0, 1], pledges: [pledged.pledge, other] });
  const [revealed] = toAdd(stands, { seats: [0] });
  expect(revealed?.type).toBe("reveal");
  expect(noteOf("t")).toMatchObject({ promise: deal.promise, pledges: { 1: [pledged.pledge, other] } });
  const [again] = toAdd(facts({}), { seats: [0] });
  expect(again, "a nonce that was given out is not pledged again").not.toEqual(pledged);
  toAdd({ ...facts({}), commitment: other }, { seats: [0] });
  expect(noteOf("t")?.promise, "the first promise stays noted").toBe(deal.promise);
  expect(toAdd(facts({ round: 2, stage: "pledge", awaited: [1] }), { seats: [0] })).toEqual([]);
  expect(toAdd(facts({ round: 2, out: [0] }), { seats: [0] })).toEqual([]);
});
