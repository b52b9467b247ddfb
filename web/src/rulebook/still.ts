/** One position as a scene, for a small drawing. */
import type { Scene } from "../table/face";
import { say } from "../texts/say.svelte";
import { type Facts, type Picture, UNADORNED } from "../wire/types";

export function stillScene(game: string, seats: number, edition: string, view: unknown): Scene {
  const names = Array.from({ length: seats }, (_, at) => say("menu-seat", { number: at + 1 }));
  const facts: Facts = {
    id: "",
    code: "",
    title: "",
    game,
    edition,
    options: {},
    listed: false,
    turn_seconds: 0,
    match_seconds: 0,
    clocks: null,
    phase: "running",
    seats: names.map((name, colour) => ({ ...UNADORNED, kind: "person", name, colour })),
    commitment: "",
    sealing: null,
    undo: null,
    free_undo: false,
    hints: "never",
    hints_now: false,
    hints_taken: [],
    taken_back: null,
    knock: null,
    next_table: "",
    seq: 0,
  };
  const picture: Picture = {
    seat: null,
    view,
    legal: [],
    deeds: [],
    rules: [],
    prompt: { key: "prompt-nobody", args: {} },
    warnings: [],
    secret: false,
    private: false,
    to_act: [],
    undo: null,
    on_offer: [],
    outcome: null,
  };
  const nothing = () => undefined;
  return {
    game,
    facts,
    picture,
    view,
    legal: [],
    names,
    reader: { names, you: null },
    me: null,
    mine: [],
    toAct: [],
    news: { serial: 1, happened: [], events: [] },
    story: [],
    standing: [],
    over: false,
    replay: true,
    busy: false,
    pace: 0,
    act: nothing,
    why: nothing,
    rule: nothing,
  };
}
