/** Everything that is said in English: the files shared with the terminal, and the web app's own. */
const shared = import.meta.glob<string>(
  ["../../../src/speleo/texts/en.ftl", "../../../src/speleo/games/*/texts/en.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const own = import.meta.glob<string>("../**/en.ftl", { query: "?raw", import: "default", eager: true });

export const sources: string[] = [...Object.values(shared), ...Object.values(own)];
