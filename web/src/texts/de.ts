/** Everything that is said in German: the files shared with the terminal, and the web app's own. */
const shared = import.meta.glob<string>(
  ["../../../src/speleo/texts/de.ftl", "../../../src/speleo/games/*/texts/de.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const own = import.meta.glob<string>("../**/de.ftl", { query: "?raw", import: "default", eager: true });

export const sources: string[] = [...Object.values(shared), ...Object.values(own)];
