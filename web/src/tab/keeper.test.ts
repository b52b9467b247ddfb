import { describe, expect, it, vi } from "vitest";
import { Keeper } from "./keeper";

/** A database that can be read and is full. */
function full(kept: object[]): IDBDatabase {
  const getAll = () => {
    const asked = { result: kept } as { result: object[]; onsuccess?: () => void };
    queueMicrotask(() => asked.onsuccess?.());
    return asked;
  };
  const transaction = (_: unknown, mode?: string) => {
    if (mode === "readwrite") throw new DOMException("full", "QuotaExceededError");
    return { objectStore: () => ({ getAll }) };
  };
  return { transaction } as unknown as IDBDatabase;
}

vi.stubGlobal("IDBKeyRange", { bound: () => ({}) });

describe("what a tab keeps", () => {
  it("goes on in memory when there is no room any more, and says so once", async () => {
    const unkept = vi.fn();
    const keeper = new Keeper(full([{ table: "one", seq: 1 }]), unkept);
    expect(JSON.parse(await keeper.rows())).toHaveLength(1);
    expect(unkept).not.toHaveBeenCalled();
    await keeper.write('[{"id": "one"}]', '[{"table": "one", "seq": 2}]');
    await keeper.write("[]", '[{"table": "one", "seq": 3}]');
    expect(unkept).toHaveBeenCalledOnce();
    expect(JSON.parse(await keeper.log("one"))).toEqual([1, 2, 3].map((seq) => ({ table: "one", seq })));
  });

  it("is in memory alone where nothing may be kept", async () => {
    const unkept = vi.fn();
    const keeper = new Keeper(null, unkept);
    expect(unkept).toHaveBeenCalledOnce();
    await keeper.write('[{"id": "one"}]', '[{"table": "one", "seq": 1}]');
    expect(JSON.parse(await keeper.log("one"))).toEqual([{ table: "one", seq: 1 }]);
    await keeper.delete('["one"]');
    expect(JSON.parse(await keeper.log("one"))).toEqual([]);
  });
});
