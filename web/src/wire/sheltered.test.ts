import { describe, expect, it, vi } from "vitest";
import { Sheltered } from "./sheltered";

class Full extends Map<string, string> {
  get length(): number {
    return this.size;
  }
  key = (at: number) => [...this.keys()][at] ?? null;
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (): void => {
    throw new Error("QuotaExceededError");
  };
  removeItem = (key: string) => void this.delete(key);
}

const full = (...kept: [string, string][]) => new Full(kept) as unknown as Storage;

describe("sheltered storage", () => {
  it("keeps in the tab what a full one refuses, and tells of it", () => {
    const lost = vi.fn();
    const storage = new Sheltered(full(["old", "1"]), lost);
    expect(storage.getItem("old")).toBe("1");
    expect(lost).not.toHaveBeenCalled();
    storage.setItem("new", "2");
    storage.setItem("old", "3");
    expect(lost).toHaveBeenCalled();
    expect([storage.getItem("new"), storage.getItem("old"), storage.getItem("none")]).toEqual(["2", "3", null]);
    expect([storage.length, storage.key(0), storage.key(1), storage.key(2)]).toEqual([2, "old", "new", null]);
    storage.removeItem("old");
    expect(storage.getItem("old")).toBeNull();
  });

  it("works without any", () => {
    const lost = vi.fn();
    const storage = new Sheltered(null, lost);
    expect(lost).toHaveBeenCalledOnce();
    storage.setItem("a", "1");
    expect(storage.getItem("a")).toBe("1");
    storage.clear();
    expect(storage.length).toBe(0);
  });
});
