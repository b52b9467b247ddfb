import { describe, expect, it } from "vitest";
import { afterCards, entranceX, layout, roomFor, tents } from "./layout";

const FRAMES = [
  { name: "wide", width: 876, height: 732, below: 74 },
  { name: "laptop", width: 716, height: 560, below: 74 },
  { name: "phone", width: 390, height: 472, below: 16 },
  { name: "small phone", width: 360, height: 392, below: 16 },
];

describe("the serpentine", () => {
  for (const frame of FRAMES)
    for (const cards of [0, 1, 7, 15, 26])
      it(`keeps ${cards} cards and eight explorers on a ${frame.name} board`, () => {
        const plan = layout(frame, cards, 8, 8, 3);
        expect(plan.cards).toHaveLength(cards);
        for (const place of [...plan.cards, plan.next]) {
          expect(place.x - 60 * place.scale).toBeGreaterThan(-12);
          expect(place.x + 60 * place.scale).toBeLessThan(frame.width + 12);
          expect(place.y - 82 * place.scale).toBeGreaterThan(plan.camp - 24);
          expect(place.y + 82 * place.scale).toBeLessThan(frame.height - frame.below + 12);
        }
        for (const place of plan.explorers) expect(place.x).toBeGreaterThan(0);
        expect(plan.scale).toBeGreaterThan(0.3);
      });

  it("turns at the end of each row", () => {
    const plan = layout(FRAMES[0]!, 14, 2, 2, 1);
    const [first, second] = [plan.cards.slice(0, plan.columns), plan.cards.slice(plan.columns)];
    expect(first[0]!.x).toBeLessThan(first.at(-1)!.x);
    expect(second[0]!.x).toBeGreaterThan(second.at(-1)!.x);
    expect(second[0]!.y).toBeGreaterThan(first[0]!.y);
  });

  it("does not shift the cave with every card", () => {
    const scales = [1, 2, 3, 4, 5].map((cards) => layout(FRAMES[0]!, cards, 3, 3, 1).scale);
    expect(new Set(scales).size).toBe(1);
  });

  it("keeps explorers together in one row", () => {
    expect(afterCards(4, 5, 2)).toEqual({ group: 5, next: 7 });
    expect(afterCards(3, 5, 2)).toEqual({ group: 3, next: 5 });
    expect([1, 4, 8].map(roomFor)).toEqual([1, 2, 3]);
  });
});

describe("the camp", () => {
  it("has a tent for every seat beside the entrances", () => {
    for (const seats of [1, 2, 5, 8])
      for (const { x } of tents(390, seats)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(390);
        expect(x < entranceX(390, 1) || x > entranceX(390, 5)).toBe(true);
      }
  });
});
