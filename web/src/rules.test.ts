/** The client knows no rules: no rule numbers, no costs, no notation that is read or written, no list of what may be done. */
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { ruleFaults, toldFacts } from "./rulefaults";

const ROOT = import.meta.dirname;

/** What a file must not hold, and why. Drawing may calculate as it likes, so its folders are only asked what concerns rules. */
const FORBIDDEN: [string, RegExp][] = [
  ["reads notation", /\.split\(\s*["'`][ ,:+/>]+["'`]\s*\)/],
  ["reads notation", /\.(indexOf|lastIndexOf)\(\s*["'`] ["'`]\s*\)/],
  ["reads notation", /\.(startsWith|endsWith|indexOf|lastIndexOf)\(\s*["'`](treasure|relic|squeeze|exit|packed|f|load|move|tile)/],
  ["reads sides out of a text", /\[\.\.\.\s*["'`]?NESW|["'`]NESW["'`]\.(includes|indexOf)|NESW["'`]\]\.filter/],
  ["reads a dash as nothing", /(===|!==)\s*["'`]-["'`]/],
  ["writes notation", /\b(act|why)\(\s*["'`]/],
  ["writes notation", /(why|act)\(\s*\w*(notation|example)\w*\(/i],
  ["writes notation", /`(load|drop|fill|stow|split|move|force|place|treasure|heal|repel|pick|start) \$\{/],
  ["turns tiles", /angle\s*\/\s*\d+|\b(N|E|S|W): "(N|E|S|W)"/],
  ["counts slots", /\b(BACKPACK|TENT|PACKED_TENT)_SLOTS\b|_SLOTS\s*=\s*\d/],
  ["knows how deep a level is", /(\/|\*|<=|>=|<|>)\s*(25|50|75)\b(?!\s*[%\d])/],
  ["knows a cost", /\bCOSTS?\b\s*[:=]|\b(dive|excavate|demolish|fixrope|bandage|sprint|repel|direct|discover|repack|pitch):\s*\d/],
  ["knows the health of a caver", /"bodyguard"\s*\?\s*\d/],
  ["knows an ability", /\b(OWN|ABILITIES|BASIC|SITUATIONAL)\b.*[=:]|abilities:\s*\[/],
  ["knows a rank", /\brank:\s*\d/],
  ["knows odds", /\?\?\s*\d\d\b|\?\?\s*50\s*\}?\s*%/],
  ["knows how long the light lasts", /cards\s*(<=|<)\s*\d/],
  ["knows how many expeditions there are", /expedition\s*(<|<=)\s*\d|\[1, 2, 3, 4, 5\]/],
  ["knows what a diamond counts", /gems\s*[/%]\s*\d/],
  ["knows how loose gems are shared", /loose\s*\/\s*\d/],
  ["knows action points", /\bALL\s*=\s*\d/],
  ["knows a usual load", /["'`]\d (prov|rope|ox2|cam|raft)\b/],
  ["knows which events are loud", /\b(QUIET|ALARMING|HEADLINES)\b/],
  ["knows which rules apply", /\brulesNow\b|["'`](DIA|CAVE|SUB)-[A-Z0-9]+\.\d+["'`],\s*["'`](DIA|CAVE|SUB)-/],
  ["casts a type that was made for it", /as unknown as|as never\b|as any\b/],
]; // prettier-ignore
/** Pictures measure in their own units, so they are only asked whether they read notation; generated types are no code. */
const DRAWINGS = /\/art\/|scenes\/|ui\/|wire\/schema\.ts|\.test\.ts$|samples\.ts$/;
const NO_CODE = /wire\/schema\.ts|\.test\.ts$|samples\.ts$/;
/** Aids count for people who play the physical game, by the numbers that the server serves for them; effects have notes. */
const BESIDES = /\/aids\/|\/sound\/|rulefaults/;

/** Lines that only look like it. */
const INNOCENT: [string, RegExp, string][] = [
  ["deal/check.ts", /found\[1\]!\.split\(" "\)/, "a record that is checked apart from the server"],
  ["deal/sha256.ts", /state as unknown as \[number/, "eight words of a hash"],
  ["guest.ts", /name\.lastIndexOf\(" "\)/, "the last word of a person's name"],
  ["router.svelte.ts", /this\.path\.split/, "an address"],
  ["table/Viewport.svelte", /event\.key === "-"/, "a key"],
];

function faults(source: string): string[] {
  const code = source.split("\n").filter((line) => !/^\s*(\/?\*|\/\/)/.test(line));
  return code.flatMap((line) =>
    FORBIDDEN.flatMap(([what, pattern]) => (pattern.test(line) ? [`${what}: ${line.trim()}`] : [])),
  );
}

/** A file without what is not code: styles, and the paths of drawings. */
function codeOf(name: string): string {
  const innocent = INNOCENT.filter(([file]) => relative(ROOT, name) === file);
  return readFileSync(name, "utf8")
    .replace(/<style>[\s\S]*<\/style>/, "")
    .replace(/ d="[^"]*"/g, "")
    .split("\n")
    .filter((line) => !innocent.some(([, pattern]) => pattern.test(line)))
    .join("\n");
}

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => join(ROOT, name));

/** Lines of the client as it once was, each of which knew something of the rules. */
const ONCE = [
  "export const BACKPACK_SLOTS = 8;",
  "    metres: load.rope * 25,",
  "export const levelOf = (depth: number) => Math.round(depth / 25);",
  '  for (const part of text.split(", ")) {',
  '  const [where = "", items = ""] = text.split(": ");',
  'const FIRST_LOAD = "4 prov, rope, ox2, cam, raft";',
  "  const items = writeLoad(load); return `load ${items}`;",
  '  const [x, y] = cell.split(",").map(Number);',
  '  if (rest.includes(">")) return rest.split("/");',
  "  const turn = (side: Side) => SIDES[(SIDES.indexOf(side) + angle / 90) % 4]!;",
  '    const blasted = tile.blasted === "-" ? [] : [...tile.blasted];',
  '  diver: ["dive"], geologist: ["excavate"] }; export const OWN: Record<string, string[]> = {',
  'export const BASIC = ["reveal", "move", "explore", "run", "heal", "hide"];',
  "    excavate: 1,",
  '<Hearts health={caver === "bodyguard" ? 5 : 3} most={3} size={13} />',
  'medic: { colour: "#3fa7b5", abilities: [{ key: "bandage" }], rank: 6 },',
  "<span>{exert?.price.test ?? 50} %</span>",
  "{shot.expedition < 5",
  "  return { diamonds: Math.floor(gems / 5), rubies: gems % 5 };",
  "  const half = Math.floor(view.loose / 2);",
  "  const ALL = 5;",
  "    if (way !== null) scene.why(`move ${way}`);",
  'press={() => scene.why("force n")}',
  'const QUIET = new Set(["TurnEnded"]);',
  '  start: ["SUB-SET.1", "SUB-SET.2"],',
  "  return scene as unknown as Table;",
  '  return card.split(" ")[0]!;',
  '      const space = text.indexOf(" ");',
  "    <strong class:danger={view.cards <= 4}>{view.cards}</strong>",
];

const TOLD = toldFacts(readFileSync(join(ROOT, "wire/schema.ts"), "utf8"));

/** What its syntax makes suspicious, and why it is none of the rules' business. */
const NO_RULE: [string, string, string][] = [
  ["games/cave/art/chart.ts", "/g", "the numbers of a path, to draw it larger"],
  ["puzzle/shared.ts", "/=+$/", "letters of a link that carries a puzzle"],
  ["replay/scene.svelte.ts", "$state.raw<Picture>() as Picture", "there before anybody looks: `ready`"],
  ["table/table.svelte.ts", "$state.raw<Facts>() as Facts", "there before anybody looks: `ready`"],
  ["puzzle/shared.ts", "packed.replaceAll", "letters of a link that carries a puzzle"],
  ["games/cave/Dock.svelte", "entry.action.replaceAll", "a name for tests to find a button by"],
  ["games/cave/Players.svelte", "rope", "which picture stands beside which pile, in their order"],
  ["games/cave/finale/Ledger.svelte", "shared", "the order of the notes below the table"],
  ["games/cave/finale/Section.svelte", "5 * frame.level", "where a colour of the rock ends"],
  ["games/cave/model/cave.ts", "base", "which spaces belong to the picture of the start board"],
  ["games/cave/model/gear.ts", "prov", "the order of the pictures of gear"],
  ["games/diamant/Aside.svelte", "ends", "the order of four chances in a chart"],
  ["games/diamant/board/Note.svelte", "TreasureFound", "which events have a note of their own on the board"],
  ["games/diamant/finale/Ledger.svelte", "2 * scene.view.diamond", "a haul of two diamonds has another picture"],
  ["games/diamant/players/Seat.svelte", "facts.gathered < 30", "how many gems can be drawn in the width"],
  ["games/subterra/Status.svelte", "action", "the phases of a round, in the order of their lamps"],
  ["games/subterra/aside/Unseen.svelte", "stack", "for which places of the exit there is a sentence"],
  ["games/subterra/board/Targets.svelte", "turn", "what can be asked about by touching a tile"],
  ["games/subterra/dock/Choice.svelte", "keep", "which buttons are large"],
  ["games/subterra/model/cave.ts", "HazardTurned", "for which events the camera leaves the caver"],
  ["games/subterra/model/choices.ts", "repel", "which target lies on top where two share a tile"],
  ["games/subterra/model/story.ts", "2600", "how long dice are shown, in milliseconds"],
];

/** Pieces of code that know something, written as somebody might who wants to save a round trip. */
const SMUGGLED: [string, string][] = [
  ["games/cave/model/deep.ts", "export const deep = (team: { rope: number }) => team.rope * 25;"],
  ["games/cave/model/deep.ts", "const METRES = 25; export const deep = (load: { rope: number }) => METRES * load.rope;"],
  ["games/cave/Dock.svelte", "<script>let { view } = $props();</script>{#if view.teams[0].ap >= 5}!{/if}"],
  ["games/subterra/Dock.svelte", "<script>let { caver } = $props();</script><p class:low={caver.health === 3}>!</p>"],
  ["help/last.ts", "export const last = (view: { expedition: number }) => view.expedition === 5;"],
  ["games/cave/model/load.ts", "export const items = (load: { action: string }) => load.action.split(/, /);"],
  ["plain/read.ts", "export const tag = (entry: { action: string }) => entry.action.slice(0, 4);"],
  ["games/subterra/model/tile.ts", "export const open = (text: string) => /^([NESW]+)-(wet|dry)$/.exec(text);"],
  ["plain/Dock.svelte", "<script>let { scene } = $props();</script><button onclick={() => scene.act(`move ${scene.me}`)}>!</button>"],
  ["plain/go.ts", 'const text = "move " + way; scene.act(text);'],
  ["learn/go.ts", 'scene.act("back");'],
  ["games/subterra/model/price.ts", "export const POINTS = { move: 1, run: 2, heal: 2 };"],
  ["games/diamant/model/loud.ts", 'export const LOUD = ["TrapSprung", "RelicTaken", "GemsLost"];'],
  ["games/subterra/model/free.ts", 'const FREE = new Set(["end", "exert", "decline"]);'],
  ["puzzle/Sheet.svelte", "<script>const odds = (option) => /^(\\d+) in (\\d+)$/.exec(option);</script>"],
  ["games/cave/art/grade.ts", "export const grade = (look: { kind: string }) => Number(look.kind.at(-1));"],
  ["games/cave/art/blind.ts", 'export const blind = (look: { kind: string }) => look.kind.startsWith("squeeze");'],
  ["table/log.ts", 'import type { Told } from "../wire/types";\nexport const told = (events: object[]) => events as Told[];'],
]; // prettier-ignore

describe("the client", () => {
  it("knows no rules by its syntax", () => {
    const found = files
      .filter((name) => !NO_CODE.test(name) && !BESIDES.test(name))
      .flatMap((name) =>
        ruleFaults(relative(ROOT, name), readFileSync(name, "utf8"), TOLD).filter(
          (fault) => !DRAWINGS.test(name) || fault.startsWith("reads notation"),
        ),
      );
    const excuses = (fault: string) =>
      NO_RULE.filter(([file, what]) => fault.includes(`${file}: `) && fault.includes(what));
    expect(found.filter((fault) => excuses(fault).length === 0)).toEqual([]);
    expect(NO_RULE.filter((row) => !found.some((fault) => excuses(fault).includes(row)))).toEqual([]);
  });

  it.each(SMUGGLED)("would not get past in %s: %s", (name, code) => {
    expect(ruleFaults(name, code, TOLD)).not.toEqual([]);
  });

  it("knows no rules", () => {
    const found = files
      .filter((name) => !DRAWINGS.test(name) && !/rulefaults/.test(name))
      .flatMap((name) => faults(codeOf(name)).map((fault) => `${relative(ROOT, name)}: ${fault}`));
    expect(found).toEqual([]);
  });

  it("would be caught if it did", () => {
    expect(ONCE.filter((line) => faults(line).length === 0)).toEqual([]);
  });
});
