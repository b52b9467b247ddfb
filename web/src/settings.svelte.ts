/** What a person set in this browser. */
const PLACE = "speleo.settings";

export type Language = "en" | "de";

interface Kept {
  language: Language;
  theme: "dark" | "light";
  motion: "full" | "calm";
  sound: boolean;
  odds: boolean;
  confirm: boolean;
  notify: boolean;
  name: string;
}

function fromBrowser(): Kept {
  return {
    language: navigator.language.toLowerCase().startsWith("de") ? "de" : "en",
    theme: matchMedia("(prefers-contrast: more)").matches ? "light" : "dark",
    motion: matchMedia("(prefers-reduced-motion: reduce)").matches ? "calm" : "full",
    sound: false,
    odds: false,
    confirm: matchMedia("(pointer: coarse)").matches,
    notify: false,
    name: "",
  };
}

function read(): Kept {
  try {
    return { ...fromBrowser(), ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return fromBrowser();
  }
}

export const settings = $state(read());

/** Change one setting and keep it. */
export function set<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  const own = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  localStorage.setItem(PLACE, JSON.stringify({ ...own, [name]: value }));
}
