import { expect, test } from "vitest";
import { changed } from "./changes";
import type { Change, Update } from "./types";

const first = {
  type: "update",
  seq: 4,
  since: 0,
  you: { seats: [0], host: true, looking: 0 },
  table: { id: "t", seq: 4 },
  picture: { seat: 0, view: { round: 1, path: [1, 2], loose: 3 }, legal: [{ action: "on" }], secret: true },
  happened: [],
} as unknown as Update;
const step = {
  type: "change",
  seq: 5,
  since: 4,
  you: first.you,
  picture: { view: { path: [1, 2, 3] }, legal: [] },
  happened: [{ seq: 5 }],
} as unknown as Change;

test("what did not change stays, what changed is replaced, and nothing that was shown is touched", () => {
  const before = structuredClone(first);
  const after = changed(first, step);
  expect(after).toEqual({
    ...first,
    seq: 5,
    since: 4,
    table: { id: "t", seq: 5 },
    picture: { seat: 0, view: { round: 1, path: [1, 2, 3], loose: 3 }, legal: [], secret: true },
    happened: [{ seq: 5 }],
  });
  expect(first).toEqual(before);
});

test("facts of the table that come along replace the old ones", () => {
  const table = { id: "t", phase: "over", seq: 5 } as unknown as Update["table"];
  expect(changed(first, { ...step, table }).table).toEqual(table);
});
