import { describe, expect, it } from "vitest";
import type { Book } from "../wire/book";
import { found, marked, wordsOf } from "./finding";

const rule = (id: string, title: string, text: string) => ({ id, title, text, examples: [] });
const book: Book = {
  game: "cave",
  about: "",
  title: "The Cave",
  examples: [],
  chapters: [
    {
      number: "7",
      title: "Ropes",
      rules: [rule("CAVE-7.1", "Gap", "You need ropes."), rule("CAVE-7.2", "Hanging", "Free for all.")],
    },
    { number: "8", title: "Wasser", rules: [rule("CAVE-8.1", "Tauchen", "Höhlen unter Wasser.")] },
  ],
};

describe("looking for words in a rulebook", () => {
  it("finds rules by text, title and id, and drops empty chapters", () => {
    expect(found(book, wordsOf("ROPES")).map((chapter) => chapter.rules.map((item) => item.id))).toEqual([
      ["CAVE-7.1"],
    ]);
    expect(found(book, wordsOf("7.2"))[0]?.rules).toHaveLength(1);
    expect(found(book, [])).toHaveLength(2);
  });

  it("does not mind marks on letters", () => {
    expect(found(book, wordsOf("hohlen"))).toHaveLength(1);
    expect(marked("Höhlen", wordsOf("hoh"))).toEqual([
      { text: "Höh", hit: true },
      { text: "len", hit: false },
    ]);
  });

  it("marks every place of every word", () => {
    expect(marked("a rope and a rope", ["rope"]).filter((piece) => piece.hit)).toHaveLength(2);
  });
});
