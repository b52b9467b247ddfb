// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BoxForm, CheckedBox, Rows } from "../wire/boxes";
import { BoxEditor } from "./editor.svelte";
import { keptBox } from "./kept";

const form: BoxForm = {
  game: "toy",
  parts: [
    {
      name: "tiles",
      shape: "tiles",
      blanks: [{ name: "sides", kind: "sides", choices: ["N", "E"], low: 0, high: 0, size: 0, only: null }],
      least: 1,
      most: 4,
      reach: 0,
    },
  ],
  rows: { tiles: [{ sides: ["N"] }, { sides: ["E"] }] },
};
const fine: CheckedBox = { text: "{}", fingerprint: "f", problems: [] };
const wrong: CheckedBox = {
  text: "{ }",
  fingerprint: "w",
  problems: [{ place: { part: "tiles", row: 1, blank: "sides" }, said: "no", rule: "", key: "", values: {} }],
};
const open = (rows: Rows) => rows["tiles"]!.every((row) => (row["sides"] as string[]).length > 0);
const check = (_: string, rows: Rows) => Promise.resolve(open(rows) ? fine : wrong);

beforeEach(() => localStorage.clear());

describe("a box that is edited", () => {
  it("is checked as it is when somebody wants to play, however early", async () => {
    const editor = new BoxEditor(form, check);
    editor.turn(1);
    editor.toggle(1, "sides", "E");
    expect(editor.text).toBe("");
    expect(await editor.settle()).toBe(false);
    expect(editor.faults("tiles", 1)).toBe(1);
    expect(editor.faults("tiles", 0)).toBe(0);
    editor.toggle(1, "sides", "N");
    expect(await editor.settle()).toBe(true);
    expect(editor.text).toBe("{}");
  });

  it("takes no answer for another than it asked about", async () => {
    const answers: ((found: CheckedBox) => void)[] = [];
    const late = () => new Promise<CheckedBox>((answer) => answers.push(answer));
    const editor = new BoxEditor(form, late);
    editor.toggle(0, "sides", "N");
    answers[0]!(fine);
    await Promise.resolve();
    expect(editor.checked).toBe(false);
    expect(editor.text).toBe("");
    const settled = editor.settle();
    await vi.waitFor(() => expect(answers.length).toBe(2));
    answers[1]!(wrong);
    expect(await settled).toBe(false);
    expect(editor.problems).toHaveLength(1);
  });

  it("survives a reload, with its text as soon as it can be played", async () => {
    const editor = new BoxEditor(form, check);
    await editor.settle();
    expect(keptBox("toy")).toBeNull();
    editor.toggle(0, "sides", "E");
    expect(keptBox("toy")?.text).toBe("");
    await editor.settle();
    expect(keptBox("toy")).toEqual({ rows: editor.rows, text: "{}" });
    expect(new BoxEditor(form, check).rows).toEqual(editor.rows);
  });

  it("turns from the last tile to the first, and takes changes back one by one", () => {
    const editor = new BoxEditor(form, check);
    editor.turn(-1);
    expect(editor.at).toBe(1);
    editor.add({ sides: [] });
    expect(editor.at).toBe(2);
    editor.remove(0);
    expect(editor.list).toHaveLength(2);
    editor.undo();
    editor.undo();
    expect(editor.rows).toEqual(form.rows);
    expect(editor.canUndo).toBe(false);
  });

  it("says when the server cannot check, and is not stuck", async () => {
    let down = true;
    const editor = new BoxEditor(form, () => (down ? Promise.reject(new Error("gone")) : Promise.resolve(fine)));
    expect(await editor.settle()).toBe(false);
    expect(editor.trouble).toBe("gone");
    down = false;
    editor.toggle(0, "sides", "E");
    expect(await editor.settle()).toBe(true);
  });
});
