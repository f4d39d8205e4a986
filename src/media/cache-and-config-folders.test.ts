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

test("the folder for caches is made for its user alone", () => {
  expect(userCacheFolder("checks")).toBe(join(base, "prelo/checks"));
  expect(lstatSync(join(base, "prelo")).mode & 0o777).toBe(0o700);
});

test("a folder to which others may write gives way to a new one", () => {
  mkdirSync(join(base, "prelo"));
  chmodSync(join(base, "prelo"), 0o777);
  expectTemporary();
});

test("a link gives way to a new folder: it may lead into the content of somebody else", async () => {
  symlinkSync(await createTestFolder(), join(base, "prelo"));
  expectTemporary();
});

test.skipIf(process.getuid?.() !== 0)("a folder of another user gives way to a new one", () => {
  mkdirSync(join(base, "prelo"), { mode: 0o700 });
  const uid = vi.spyOn(process, "getuid").mockReturnValue(12345);
  try {
    expectTemporary();
  } finally {
    uid.mockRestore();
  }
});

test("where no folder can be made for caches, a temporary one is used", () => {
  vi.stubEnv("XDG_CACHE_HOME", "/dev/null/caches");
  expectTemporary();
});

test("a relative path for caches is ignored: it would lead into the content", () => {
  vi.stubEnv("HOME", base);
  vi.stubEnv("XDG_CACHE_HOME", "caches");
  expect(userCacheFolder("checks").startsWith(base)).toBe(true);
});

function expectTemporary(): void {
  const folder = dirname(userCacheFolder("checks"));
  expect(folder.startsWith(join(tmpdir(), "prelo-cache-"))).toBe(true);
  expect(lstatSync(folder).mode & 0o777).toBe(0o700);
}
