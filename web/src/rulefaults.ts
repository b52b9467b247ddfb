/** What a source of the client knows of the rules, found in its syntax: used by the test that there is nothing of the kind. */
import { parse } from "svelte/compiler";

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Facts that are measures of a picture as often as of the rules. */
const MEASURES = new Set(
  "x y value count number step steps round away way left seat seats half share out width columns".split(" "),
);
/** Texts of people, of addresses and of this browser as often as of a game. */
const NAMES = new Set("name key items way end".split(" "));
const CUTTING =
  /^(split|match|matchAll|slice|substring|substr|at|charAt|charCodeAt|indexOf|lastIndexOf|startsWith|endsWith|replace|replaceAll|search)$/;
/** Where games, lessons and puzzles are shown nothing is to be found out from a text. */
const SHOWING = /^(games|learn|puzzle|hints|review|help|table)\//;
/** What comes from outside has no type before somebody gives it one. */
const OUTSIDE = /^(parse|json)$/;
/** Numbers that say "none", "one", "the one before" and "in percent"; parts of a pixel are no rule either. */
const SMALL = new Set([0, 1, -1, 100]);
/** What takes longer than this many milliseconds is how long something is shown. */
const SHOWN = 100;
const FEW = 3;

/** The facts that games tell, by the names of their fields: counts, and texts. */
export function toldFacts(schema: string): { counts: Set<string>; texts: Set<string> } {
  const counts = new Set<string>();
  const texts = new Set(["action"]);
  for (const [, fields = ""] of schema.matchAll(/^ {8}(?:Diamant|Cave|Subterra)\w*: \{\n([\s\S]*?)^ {8}\};/gm)) {
    for (const [, name = "", type = ""] of fields.matchAll(/^ {12}(\w+)\??: (number|string)\b/gm)) {
      if (type === "string" && !NAMES.has(name)) texts.add(name);
      if (type === "number" && !MEASURES.has(name)) counts.add(name);
    }
  }
  return { counts, texts };
}

/** Every place at which a source calculates with rules, reads notation or writes it, or lists what the engine knows. */
export function ruleFaults(name: string, source: string, told: ReturnType<typeof toldFacts>): string[] {
  const text = name.endsWith(".svelte") ? source : `<script lang="ts">${source}\n</script>`;
  const ast = parse(text, { modern: true }) as unknown as Record<string, unknown>;
  const nodes = [...within(ast.module), ...within(ast.instance), ...within(ast.fragment)];
  const named = new Map<string, unknown>(
    nodes.filter((node) => node.type === "VariableDeclarator").map((node) => [nameOf(node.id), node.init]),
  );
  const ofGame = name.startsWith("games/");
  const sent = name.startsWith("wire/") ? new Set<string>() : importedFrom(nodes, /(^|\/)wire\//);
  return nodes.flatMap((node) => {
    const said = `${name}: ${text.slice(node.start, node.end).replace(/\s+/g, " ").slice(0, 120)}`;
    if (comparesFact(node, named, told.counts)) return [`knows a number of the rules: ${said}`];
    if (cutsText(node, told.texts)) return [`reads notation: ${said}`];
    if (composes(node, named)) return [`writes notation: ${said}`];
    if (casts(node, sent)) return [`casts a type that was made for it: ${said}`];
    if (SHOWING.test(name) && node.type === "Literal" && node.regex) return [`reads notation: ${said}`];
    if (ofGame && isTable(node)) return [`has a table of numbers: ${said}`];
    if (ofGame && isList(node)) return [`has a list of what the engine knows: ${said}`];
    return [];
  });
}

function* within(part: unknown): Generator<Node> {
  if (Array.isArray(part)) for (const one of part) yield* within(one);
  else if (part && typeof part === "object") {
    const node = part as Node;
    if (typeof node.type === "string") yield node;
    for (const [key, value] of Object.entries(node)) if (!/^(loc|css|\w*[cC]omments)$/.test(key)) yield* within(value);
  }
}

/** The last name of what is called or looked at: `view.teams[0]!.pack` is a `pack`. */
function nameOf(part: unknown): string {
  const node = part as Node | null;
  if (node?.type === "Identifier") return String(node.name);
  if (node?.type === "MemberExpression") return nameOf(node.computed ? node.object : node.property);
  return node && "expression" in node ? nameOf(node.expression) : "";
}

/** The names that a source takes from such modules. */
function importedFrom(nodes: Node[], module: RegExp): Set<string> {
  const taken = nodes.filter(
    (node) => node.type === "ImportDeclaration" && module.test(String((node.source as Node).value)),
  );
  return new Set(taken.flatMap((node) => (node.specifiers as Node[]).map((one) => nameOf(one.local))));
}

/** Whether something is said to be of a type that is sent, although its own type would say so if it were. */
function casts(node: Node, sent: Set<string>): boolean {
  if (node.type !== "TSAsExpression") return false;
  const made = [...within(node.expression)].some(
    (part) => part.type === "CallExpression" && OUTSIDE.test(nameOf(part.callee)),
  );
  const type = [...within(node.typeAnnotation)].filter((part) => part.type === "Identifier");
  return !made && type.some((part) => sent.has(nameOf(part)));
}

function numberIn(part: unknown, named: Map<string, unknown>): number | null {
  const node = part as Node | null;
  if (node?.type === "UnaryExpression") return -(numberIn(node.argument, named) ?? NaN);
  if (node?.type === "Identifier" && /^[A-Z][A-Z_]*$/.test(String(node.name)) && named.has(String(node.name)))
    return numberIn(named.get(String(node.name)), new Map());
  return node?.type === "Literal" && typeof node.value === "number" ? node.value : null;
}

/** Whether a fact is measured against a number, or calculated with one: `load.rope * 25`, `left <= FEW`. */
function comparesFact(node: Node, named: Map<string, unknown>, counts: Set<string>): boolean {
  if (node.type !== "BinaryExpression") return false;
  const sides = [node.left, node.right];
  return sides.some((side, at) => {
    const number = numberIn(side, named);
    const other = [...within(sides[1 - at])].filter((part) => /^(Identifier|MemberExpression)$/.test(part.type));
    return Number.isInteger(number) && !SMALL.has(number!) && other.some((part) => counts.has(nameOf(part)));
  });
}

function cutsText(node: Node, texts: Set<string>): boolean {
  const callee = node.type === "CallExpression" ? (node.callee as Node) : null;
  if (callee?.type !== "MemberExpression" || !CUTTING.test(nameOf(callee.property))) return false;
  return texts.has(nameOf(callee.object));
}

/** Whether an action is sent that was put together here. */
function composes(node: Node, named: Map<string, unknown>): boolean {
  if (node.type !== "CallExpression" || !/^(act|why)$/.test(nameOf(node.callee))) return false;
  const sent = (node.arguments as Node[])[0];
  const made = sent?.type === "Identifier" ? ((named.get(nameOf(sent)) as Node | undefined) ?? sent) : sent;
  return [...within(made)].some(
    (part) =>
      (part.type === "TemplateLiteral" && (part.expressions as Node[]).length > 0) ||
      (part === made && part.type === "Literal") ||
      (part.type === "BinaryExpression" && part.operator === "+"),
  );
}

function isTable(node: Node): boolean {
  if (node.type !== "ObjectExpression") return false;
  const parts = node.properties as Node[];
  const numbers = parts.map((part) => numberIn(part.value, new Map()));
  const drawn = parts.some((part) => MEASURES.has(nameOf(part.key))) || numbers.every((number) => number! >= SHOWN);
  return parts.length > 1 && !drawn && numbers.every(Number.isInteger) && numbers.some((number) => number !== 0);
}

function isList(node: Node): boolean {
  if (node.type !== "ArrayExpression") return false;
  const texts = (node.elements as (Node | null)[]).map((part) => (part?.type === "Literal" ? part.value : null));
  return texts.length >= FEW && texts.every((text) => typeof text === "string" && /^[A-Za-z][\w-]*$/.test(text));
}
