// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import type { Live } from "../wire/live";
import type { Picture, RefusedReply } from "../wire/types";
import { type Sender, Sending } from "./sending.svelte";

interface Sent {
  type: string;
  client: string;
  seat?: number;
  version?: number;
  to?: number;
}

function sender(more: Partial<Sender> = {}) {
  const sent: Sent[] = [];
  const keep = (what: object) => void sent.push(what as Sent);
  const legal = [{ action: "go", back: true }] as unknown as Sender["legal"];
  const shown = { legal, undo: { to: 3, against: [] } } as unknown as Picture;
  const table: Sender = { face: null, me: 1, legal, shown, shownSeq: 8, over: false, ...more };
  return { sent, sending: new Sending(table, { submit: keep, ask: keep } as unknown as Live) };
}
const refusal = (client: string, problem: string) =>
  ({ type: "refused", client, problem, key: "no", said: "no", rule: "PIG-1" }) as unknown as RefusedReply;

describe("what is sent to a table", () => {
  beforeEach(() => {
    settings.confirm = "never";
  });

  it("is one deed at a time, for the position that is shown", () => {
    const { sent, sending } = sender();
    expect(sending.act("go", false)).toBe(true);
    expect(sent[0]).toMatchObject({ type: "act", seat: 1, action: "go", version: 8 });
    expect([sending.busy, sending.act("go", false)]).toEqual([true, false]);
    sending.settle("another");
    expect(sending.busy).toBe(true);
    sending.settle(sent[0]!.client);
    expect(sending.busy).toBe(false);
  });

  it("lets a shared screen be handed on first, when the deed goes out", () => {
    settings.confirm = "always";
    const order: string[] = [];
    const { sent, sending } = sender({
      handing: { before: (entry) => void order.push(`${entry?.action} ${sent.length}`) },
    });
    sending.act("go", false);
    expect(order).toEqual([]);
    sending.act("go", false);
    expect([order, sent.length]).toEqual([["go 0"], 1]);
  });

  it("waits for a second tap where the player wants to be asked", () => {
    settings.confirm = "always";
    const { sent, sending } = sender();
    expect([sending.act("go", false), sending.armed, sent.length]).toEqual([false, "go", 0]);
    expect([sending.act("go", false), sending.armed, sent.length]).toEqual([true, null, 1]);
  });

  it("disarms what is not legal any more", () => {
    const { sending } = sender();
    sending.armed = "go";
    sending.disarm();
    expect(sending.armed).toBe("go");
    sending.armed = "stay";
    sending.disarm();
    expect(sending.armed).toBe(null);
  });

  it("goes back only where that is offered and nobody is against it", () => {
    const { sent, sending } = sender();
    sending.undo();
    expect(sent[0]).toMatchObject({ type: "undo", to: 3, version: 8 });
    const shown = { legal: [], undo: { to: 3, against: [0] } } as unknown as Picture;
    for (const more of [{ shown }, { over: true }, { me: null }]) {
      const other = sender(more);
      other.sending.undo();
      expect(other.sent).toEqual([]);
    }
  });

  it("shows a refusal with the deed it answers, but not that somebody else was faster", () => {
    const { sent, sending } = sender();
    sending.act("go", false);
    sending.refuse(refusal(sent[0]!.client, "illegal"));
    expect(sending.refused).toMatchObject({ key: "no", rule: "PIG-1", action: "go" });
    expect(sending.busy).toBe(false);
    sending.act("go", false);
    expect(sending.refused).toBe(null);
    sending.refuse(refusal(sent[1]!.client, "stale"));
    expect([sending.refused, sending.busy]).toEqual([null, false]);
  });
});
