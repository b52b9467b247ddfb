import { describe, expect, it } from "vitest";
import { UNSAID, type LogEntry } from "../wire/types";
import { takenBack, undoneSeqs } from "./undone";

const step = (serial: number, back: number | null = null) => ({ serial, back });
const entry = (seq: number, what: string, serial: number | null, to: number | null = null): LogEntry => ({
  ...UNSAID,
  seq,
  at: 0,
  what,
  serial,
  to,
  events: [],
});

describe("what was taken back", () => {
  it("is what came after the step that stands again", () => {
    expect([...takenBack([step(1), step(2), step(3), step(4, 1), step(5)])]).toEqual([1, 2]);
  });

  it("stays taken back when the match goes back a second time", () => {
    expect([...takenBack([step(1), step(2), step(3, 1), step(4), step(5, 1)])].sort()).toEqual([1, 3]);
  });

  it("is found among entries that are no steps", () => {
    const log = [entry(1, "started", 1), entry(2, "said", null), entry(3, "acted", 3), entry(4, "undone", 4, 1)];
    expect([...undoneSeqs(log)]).toEqual([3]);
  });
});
