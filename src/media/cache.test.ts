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
  test("creates a value only once, and the cache folder if it is missing", async () => {
    const make = vi.fn(async () => Buffer.from("made"));
    const folder = join(directory, "not", "there", "yet");
    expect(String(await getOrCreateCached(folder, ["a"], make))).toBe("made");
    expect(String(await getOrCreateCached(folder, ["a"], make))).toBe("made");
    expect(make).toHaveBeenCalledTimes(1);
  });

  test("creates the value again if any part of its key changes", async () => {
    await getOrCreateCached(directory, ["a", "1"], async () => Buffer.from("old"));
    const found = await getOrCreateCached(directory, ["a", "2"], async () => Buffer.from("new"));
    expect(String(found)).toBe("new");
  });

  test("leaves no partial files behind", async () => {
    await getOrCreateCached(directory, ["a"], async () => Buffer.from("made"));
    expect(await readdir(directory)).toEqual([shortHash("a")]);
  });

  test("returns the value even if it cannot be stored", async () => {
    const file = join(directory, "a-file");
    await writeFile(file, "");
    const made = await getOrCreateCached(join(file, "below"), ["a"], async () =>
      Buffer.from("made"),
    );
    expect(String(made)).toBe("made");
  });

  test("rejects if the value cannot be created, and stores nothing", async () => {
    const fail = () =>
      getOrCreateCached(directory, ["a"], () => Promise.reject(new Error("broken")));
    await expect(fail()).rejects.toThrow("broken");
    expect(await readdir(directory)).toEqual([]);
  });
});

describe("the user cache", () => {
  beforeEach(() => void vi.stubEnv("XDG_CACHE_HOME", directory));
  afterEach(() => void vi.unstubAllEnvs());

  test("creates a value only once, and stores it under a full SHA-256 hash", async () => {
    const make = vi.fn(async () => Buffer.from("made"));
    expect(String(await getOrCreateUserCached("client", ["a"], make))).toBe("made");
    expect(String(await getOrCreateUserCached("client", ["a"], make))).toBe("made");
    expect(make).toHaveBeenCalledTimes(1);
    const [name] = await readdir(join(directory, "prelo/client"));
    expect(name).toMatch(/^[0-9a-f]{64}$/);
  });

  test("deletes old files when it stores a new one", async () => {
    const folder = join(directory, "prelo/client");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "old"), "");
    await writeFile(join(folder, "young"), "");
    await utimes(join(folder, "old"), 1, 1);
    await storeInUserCache("client", "new", Buffer.from("made"));
    expect((await readdir(folder)).sort()).toEqual(["new", "young"]);
  });
});

test("shortHash returns ten hex digits that depend on how the text is split into parts", () => {
  expect(shortHash("ab", "c")).not.toBe(shortHash("a", "bc"));
  expect(shortHash("ab")).toMatch(/^[0-9a-f]{10}$/);
});
