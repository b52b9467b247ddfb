import { describe, expect, it } from "vitest";
import type { LogEntry } from "../wire/types";
import { TableLog } from "./log.svelte";

function entry(seq: number, names: string[], more: object = {}): LogEntry {
  return {
    seq,
    what: "acted",
    seat: 0,
    serial: seq,
    events: names.map((event) => ({ event })),
    ...more,
  } as unknown as LogEntry;
}
const named = (events: { event: string }[]) => events.map((told) => told.event).join(" ");

describe("the log of a table", () => {
  it("takes an entry again when more of it is told, and says what is new", () => {
    const log = new TableLog();
    expect(log.add([entry(1, ["a"])]).map((made) => made.seq)).toEqual([1]);
    expect(log.add([entry(1, ["a", "b"]), entry(2, ["c"])]).map((made) => made.seq)).toEqual([2]);
    expect(named(log.told)).toBe("a b c");
  });

  it("leaves out of the standing line what was taken back, and what was told later", () => {
    const log = new TableLog();
    log.add([entry(1, ["a"]), entry(2, ["b"]), entry(3, ["back"], { what: "undone", to: 1 }), entry(4, ["c", "d"])]);
    expect(named(log.standing())).toBe("a back c d");
    expect(named(log.standing(2))).toBe("a");
  });

  it("holds back the newest events while they are acted out", () => {
    const log = new TableLog();
    log.add([entry(1, ["a"]), entry(2, ["b", "c"])]);
    expect(log.without(1).map((made) => named(made.events as { event: string }[]))).toEqual(["a", "b"]);
    expect(log.without(3).map((made) => made.events.length)).toEqual([0, 0]);
    expect(named(log.told)).toBe("a b c");
  });

  it("knows whose words stand, and who closed the table", () => {
    const log = new TableLog();
    log.add([entry(1, [], { what: "said", seat: 2, text: "hello" }), entry(2, [], { what: "closed", why: "idle" })]);
    expect([log.hasWordsOf([2]), log.hasWordsOf([0, 1]), log.closedBy]).toEqual([true, false, "idle"]);
    log.add([entry(3, [], { what: "forgot", seqs: [1] })]);
    expect(log.hasWordsOf([2])).toBe(false);
  });
});
