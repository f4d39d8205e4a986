import { mkdir, mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getOrCreateCached, getOrCreateUserCached, shortHash, storeInUserCache } from "./cache.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "cache-"));
});

describe("the cache", () => {
  test("makes a thing once and remembers it", async () => {
    const make = vi.fn(async () => Buffer.from("made"));
    const folder = join(directory, "not", "there", "yet");
    expect(String(await getOrCreateCached(folder, ["a"], make))).toBe("made");
    expect(String(await getOrCreateCached(folder, ["a"], make))).toBe("made");
    expect(make).toHaveBeenCalledTimes(1);
  });

  test("makes it anew when anything that it depends on has changed", async () => {
    await getOrCreateCached(directory, ["a", "1"], async () => Buffer.from("old"));
    const found = await getOrCreateCached(directory, ["a", "2"], async () => Buffer.from("new"));
    expect(String(found)).toBe("new");
  });

  test("leaves no half files behind", async () => {
    await getOrCreateCached(directory, ["a"], async () => Buffer.from("made"));
    expect(await readdir(directory)).toEqual([shortHash("a")]);
  });

  test("still gives the thing where nothing can be stored", async () => {
    const file = join(directory, "a-file");
    await writeFile(file, "");
    const made = await getOrCreateCached(join(file, "below"), ["a"], async () =>
      Buffer.from("made"),
    );
    expect(String(made)).toBe("made");
  });

  test("passes on the failure of what it should remember, and forgets it", async () => {
    const fail = () =>
      getOrCreateCached(directory, ["a"], () => Promise.reject(new Error("broken")));
    await expect(fail()).rejects.toThrow("broken");
    expect(await readdir(directory)).toEqual([]);
  });
});

describe("the cache of a user", () => {
  beforeEach(() => void vi.stubEnv("XDG_CACHE_HOME", directory));
  afterEach(() => void vi.unstubAllEnvs());

  test("keeps results under names that nobody can make other content for", async () => {
    const make = vi.fn(async () => Buffer.from("made"));
    expect(String(await getOrCreateUserCached("client", ["a"], make))).toBe("made");
    expect(String(await getOrCreateUserCached("client", ["a"], make))).toBe("made");
    expect(make).toHaveBeenCalledTimes(1);
    const [name] = await readdir(join(directory, "prelo/client"));
    expect(name).toMatch(/^[0-9a-f]{64}$/);
  });

  test("forgets what was made months ago: its site may be gone", async () => {
    const folder = join(directory, "prelo/client");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "old"), "");
    await writeFile(join(folder, "young"), "");
    await utimes(join(folder, "old"), 1, 1);
    await storeInUserCache("client", "new", Buffer.from("made"));
    expect((await readdir(folder)).sort()).toEqual(["new", "young"]);
  });
});

test("a hash tells apart the same letters in different parts", () => {
  expect(shortHash("ab", "c")).not.toBe(shortHash("a", "bc"));
  expect(shortHash("ab")).toMatch(/^[0-9a-f]{10}$/);
});
