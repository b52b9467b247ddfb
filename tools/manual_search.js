/* The search of the manual: all words must stand under one heading; works from files and from a server, without a network. */
(() => {
  const form = document.querySelector("form.search");
  if (!form) return;
  const field = form.querySelector("input");
  const list = form.querySelector("ol");
  const status = form.querySelector("p");
  const up = form.dataset.up;
  const language = document.documentElement.lang;
  const MOST = 12;
  const AROUND = 60;
  let rows = null;

  const folded = (text) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/ß/g, "ss");

  function learn(then) {
    if (rows) return then();
    if (window.speleoIndex) {
      rows = window.speleoIndex.map(([address, title, heading, own, text]) => ({
        address, title, heading, own, text,
        top: folded(`${heading} ${heading ? "" : title}`), all: folded(`${title} ${heading} ${text}`),
      }));
      return then();
    }
    if (document.querySelector("script[data-index]")) return;
    const script = document.createElement("script");
    script.src = `${up}search-index.js`;
    script.dataset.index = "";
    script.onload = () => learn(show);
    document.head.append(script);
  }

  function worth(row, words) {
    let sum = row.own === language ? 4 : 0;
    for (const word of words) {
      if (!row.all.includes(word)) return 0;
      if (row.top.includes(word)) sum += 20;
      if (folded(row.title).includes(word)) sum += 6;
      sum += Math.min(5, row.all.split(word).length - 1);
    }
    return sum;
  }

  /* The text around the first word, with all words marked; folding may shift letters, then nothing is marked. */
  function snippet(row, words) {
    const told = document.createElement("span");
    const plain = folded(row.text);
    const at = Math.max(0, ...words.map((word) => plain.indexOf(word)).filter((place) => place >= 0).slice(0, 1));
    const from = Math.max(0, at - AROUND);
    const part = row.text.slice(from, at + 2 * AROUND);
    const low = folded(part);
    if (from > 0) told.append("… ");
    let done = 0;
    while (low.length === part.length && done < part.length) {
      const next = words
        .map((word) => [low.indexOf(word, done), word.length])
        .filter(([place]) => place >= 0)
        .sort((one, other) => one[0] - other[0])[0];
      if (!next) break;
      const mark = document.createElement("mark");
      mark.textContent = part.slice(next[0], next[0] + next[1]);
      told.append(part.slice(done, next[0]), mark);
      done = next[0] + next[1];
    }
    told.append(part.slice(done));
    return told;
  }

  function show() {
    const words = folded(field.value).split(/\s+/).filter((word) => word.length > 1);
    list.replaceChildren();
    status.textContent = "";
    if (words.length === 0 || !rows) return;
    const found = rows
      .map((row) => [worth(row, words), row])
      .filter(([sum]) => sum > 0)
      .sort((one, other) => other[0] - one[0]);
    status.textContent = found.length ? form.dataset.many.replace("{count}", found.length) : form.dataset.none;
    for (const [, row] of found.slice(0, MOST)) {
      const link = document.createElement("a");
      link.href = up + row.address;
      const name = document.createElement("b");
      name.textContent = row.heading && row.heading !== row.title ? `${row.title}: ${row.heading}` : row.title;
      link.append(name, snippet(row, words));
      const item = document.createElement("li");
      item.append(link);
      list.append(item);
    }
  }

  function move(by) {
    const stops = [field, ...list.querySelectorAll("a")];
    const next = stops[stops.indexOf(document.activeElement) + by];
    if (next) next.focus();
  }

  form.hidden = false;
  field.addEventListener("focus", () => learn(show));
  field.addEventListener("input", () => learn(show));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Escape") {
      field.value = "";
      field.focus();
      show();
    } else return;
    event.preventDefault();
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.closest("input, textarea")) return;
    event.preventDefault();
    field.focus();
  });
})();
