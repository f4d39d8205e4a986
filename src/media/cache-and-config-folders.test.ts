import { chmodSync, lstatSync, mkdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { createTestFolder } from "../testing/command.ts";
import { userCacheFolder } from "./cache-and-config-folders.ts";

let base: string;
beforeEach(async () => {
  base = await createTestFolder();
  vi.stubEnv("XDG_CACHE_HOME", base);
  return () => vi.unstubAllEnvs();
});

test("creates the cache folder with access for its user only", () => {
  expect(userCacheFolder("checks")).toBe(join(base, "prelo/checks"));
  expect(lstatSync(join(base, "prelo")).mode & 0o777).toBe(0o700);
});

test("uses a temporary folder if others can write to the cache folder", () => {
  mkdirSync(join(base, "prelo"));
  chmodSync(join(base, "prelo"), 0o777);
  expectTemporary();
});

test("uses a temporary folder if the cache folder is a symbolic link", async () => {
  symlinkSync(await createTestFolder(), join(base, "prelo"));
  expectTemporary();
});

test.skipIf(process.getuid?.() !== 0)(
  "uses a temporary folder if the cache folder belongs to another user",
  () => {
    mkdirSync(join(base, "prelo"), { mode: 0o700 });
    const uid = vi.spyOn(process, "getuid").mockReturnValue(12345);
    try {
      expectTemporary();
    } finally {
      uid.mockRestore();
    }
  },
);

test("uses a temporary folder if the cache folder cannot be created", () => {
  vi.stubEnv("XDG_CACHE_HOME", "/dev/null/caches");
  expectTemporary();
});

test("ignores a relative path in XDG_CACHE_HOME, which would lead into the content", () => {
  vi.stubEnv("HOME", base);
  vi.stubEnv("XDG_CACHE_HOME", "caches");
  expect(userCacheFolder("checks").startsWith(base)).toBe(true);
});

function expectTemporary(): void {
  const folder = dirname(userCacheFolder("checks"));
  expect(folder.startsWith(join(tmpdir(), "prelo-cache-"))).toBe(true);
  expect(lstatSync(folder).mode & 0o777).toBe(0o700);
}
