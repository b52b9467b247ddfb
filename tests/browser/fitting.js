// Every text on a page that somebody cannot read whole: cut, off the screen, out of its box, over another, or a short word torn apart.
() => {
  const SLACK = 1.5;
  const OUTSIDE = 4;
  const SHORT = 14;
  const SKIP =
    "script, style, noscript, option, .sr-only, .viewport svg, [data-testid=diamant-board] > svg, [data-roams]";
  const OVER = 3;
  const TOGETHER = "li, p, button, a, h1, h2, h3, th, td, label";
  const found = new Set();
  const written = [];
  const wide = document.documentElement.clientWidth;

  const nameOf = (element) => {
    const kept = [...element.classList].filter(
      (name) => !name.startsWith("svelte-") && !name.startsWith("s-"),
    );
    return (
      element.tagName.toLowerCase() + kept.map((name) => `.${name}`).join("")
    );
  };
  const tell = (text, what, element) => {
    const place = element.closest("[data-testid]")?.dataset.testid ?? "";
    found.add(
      `${wide}: "${text.trim().slice(0, 40)}" ${what} ${nameOf(element)}${place ? ` in ${place}` : ""}`,
    );
  };
  const forEarsAlone = (element) => {
    for (let around = element; around; around = around.parentElement)
      if (around.offsetWidth === 1 && around.offsetHeight === 1) return true;
    return false;
  };
  const shows = (element) =>
    !forEarsAlone(element) &&
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    });
  const inner = (element) => {
    const box = element.getBoundingClientRect();
    const left = box.left + element.clientLeft;
    const top = box.top + element.clientTop;
    return element instanceof SVGElement
      ? box
      : {
          left,
          top,
          right: left + element.clientWidth,
          bottom: top + element.clientHeight,
        };
  };
  const hasBox = (style) =>
    (style.backgroundColor !== "rgba(0, 0, 0, 0)" &&
      style.backgroundColor !== "transparent") ||
    style.backgroundImage !== "none" ||
    parseFloat(style.borderLeftWidth) > 0;

  const check = (node, element) => {
    const text = node.data;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(
      (rect) => rect.width > 0.5 && rect.height > 0.5,
    );
    if (rects.length === 0) return;
    const reach = {
      left: Math.min(...rects.map((rect) => rect.left)),
      right: Math.max(...rects.map((rect) => rect.right)),
      top: Math.min(...rects.map((rect) => rect.top)),
      bottom: Math.max(...rects.map((rect) => rect.bottom)),
    };
    if (!element.closest("svg")) written.push({ text, element, rects });
    let framed = false;
    let down = true;
    for (
      let around = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const style = getComputedStyle(around);
      if (style.display === "contents" || style.display === "inline") continue;
      const box = inner(around);
      if (around.hasAttribute("data-scrolls")) return;
      const clips = style.overflowX !== "visible";
      if (
        clips &&
        (reach.left < box.left - SLACK || reach.right > box.right + SLACK)
      ) {
        tell(text, "is cut by", around);
        return;
      }
      if (!framed && !clips && hasBox(style)) {
        if (
          reach.left < box.left - OUTSIDE ||
          reach.right > box.right + OUTSIDE
        ) {
          tell(text, "sticks out of", around);
          return;
        }
        framed = true;
      }
      if (style.overflowY === "auto" || style.overflowY === "scroll")
        down = false;
      else if (down && style.overflowY !== "visible") {
        const line = parseFloat(style.lineHeight) || rects[0].height;
        const spare = Math.max(
          SLACK,
          (rects[0].height - Math.min(line, rects[0].height)) / 2 + 3,
        );
        if (reach.top < box.top - spare || reach.bottom > box.bottom + spare) {
          tell(text, "is cut in height by", around);
          return;
        }
      }
      if (style.position === "fixed") break;
    }
    if (reach.left < -SLACK || reach.right > wide + SLACK)
      tell(text, "is off the screen in", element);
    if (rects.length > 1) tear(node, element, range);
  };

  const tear = (node, element, range) => {
    if (element.closest("code, input")) return;
    const hyphened = getComputedStyle(element).hyphens === "auto";
    for (const match of node.data.matchAll(/[\p{L}\d]{2,}/gu)) {
      if (match[0].length > SHORT || (hyphened && match[0].length > 5))
        continue;
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set(
        [...range.getClientRects()].map((rect) => Math.round(rect.top / 6)),
      );
      if (lines.size > 1) tell(match[0], "is torn apart in", element);
    }
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (
      !node.data.trim() ||
      !element ||
      element.closest(SKIP) ||
      !shows(element)
    )
      continue;
    check(node, element);
  }
  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > OVER &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > OVER;
  const parts = new Map();
  for (const one of written) {
    const around = one.element.closest(TOGETHER);
    if (around) parts.set(around, [...(parts.get(around) ?? []), one]);
  }
  for (const together of parts.values())
    for (const [at, one] of together.entries())
      for (const other of together.slice(at + 1))
        if (
          one.rects.some((rect) =>
            other.rects.some((its) => overlap(rect, its)),
          )
        )
          tell(
            one.text,
            `and "${other.text.trim().slice(0, 40)}" lie over one another in`,
            one.element,
          );
  return [...found];
};
