import { expect, test } from "vitest";
import { UNSAID, type LogEntry } from "../wire/types";
import { withoutForgotten } from "./forgotten";

const entry = (seq: number, what: string, more: Partial<LogEntry> = {}): LogEntry => ({
  ...UNSAID,
  seq,
  at: 0,
  what,
  events: [],
  ...more,
});

test("a line that was taken back loses its words, others keep theirs", () => {
  const before = [entry(1, "said", { text: "regretted" }), entry(2, "said", { text: "meant" })];
  const fresh = [entry(3, "forgot", { seqs: [1] })];
  const after = withoutForgotten([...before, ...fresh], fresh);
  expect(after.map((told) => told.text)).toEqual(["", "meant", null]);
});

test("without anything taken back nothing changes", () => {
  const before = [entry(1, "said", { text: "meant" })];
  expect(withoutForgotten(before, before)).toBe(before);
});
