import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { cached, hashOf } from "./cache.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "cache-"));
});

describe("the cache", () => {
  test("makes a thing once and remembers it", async () => {
    const make = vi.fn(async () => Buffer.from("made"));
    const folder = join(directory, "not", "there", "yet");
    expect(String(await cached(folder, ["a"], make))).toBe("made");
    expect(String(await cached(folder, ["a"], make))).toBe("made");
    expect(make).toHaveBeenCalledTimes(1);
  });

  test("makes it anew when anything that it depends on has changed", async () => {
    await cached(directory, ["a", "1"], async () => Buffer.from("old"));
    const found = await cached(directory, ["a", "2"], async () => Buffer.from("new"));
    expect(String(found)).toBe("new");
  });

  test("leaves no half files behind", async () => {
    await cached(directory, ["a"], async () => Buffer.from("made"));
    expect(await readdir(directory)).toEqual([hashOf("a")]);
  });

  test("still gives the thing where nothing can be stored", async () => {
    const file = join(directory, "a-file");
    await writeFile(file, "");
    const made = await cached(join(file, "below"), ["a"], async () => Buffer.from("made"));
    expect(String(made)).toBe("made");
  });

  test("passes on the failure of what it should remember, and forgets it", async () => {
    const fail = () => cached(directory, ["a"], () => Promise.reject(new Error("broken")));
    await expect(fail()).rejects.toThrow("broken");
    expect(await readdir(directory)).toEqual([]);
  });
});

test("a hash tells apart the same letters in different parts", () => {
  expect(hashOf("ab", "c")).not.toBe(hashOf("a", "bc"));
  expect(hashOf("ab")).toMatch(/^[0-9a-f]{10}$/);
});
