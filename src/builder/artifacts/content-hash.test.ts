import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "../../testing/command.ts";
import { affectsSite, buildVersionFile, contentHash, parseVersionFile } from "./content-hash.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const mark = (files: Readonly<Record<string, string>>) =>
  contentHash(Object.entries(files).map(([path, text]) => ({ path, bytes: bytes(text) })));

test("returns the same hash for any file order, line endings and Unicode form of the names", () => {
  const one = mark({ "site.yaml": "a: 1\nb: 2\n", "pages/a\u00e7\u00e3o.yaml": "c: 3\n" });
  const other = mark({
    "pages/ac\u0327a\u0303o.yaml": "c: 3\r\n",
    "site.yaml": "a: 1\r\nb: 2\r\n",
  });
  expect(other).toBe(one);
});

test("returns another hash for a changed text, file name or byte of a picture", () => {
  const one = mark({ "site.yaml": "a: 1\n", "media/a.png": "\0\r\n" });
  expect(mark({ "site.yaml": "a: 2\n", "media/a.png": "\0\r\n" })).not.toBe(one);
  expect(mark({ "site.yaml": "a: 1\n", "media/b.png": "\0\r\n" })).not.toBe(one);
  expect(mark({ "site.yaml": "a: 1\n", "media/a.png": "\0\n" })).not.toBe(one);
});

test("includes texts, pictures, fonts and custom code, but no guides, hidden files or tests", () => {
  const paths = [
    "site.yaml",
    "pages/a.yaml",
    "media/a/b.svg",
    "blocks/a/view.tsx",
    "fonts/a.woff2",
  ];
  const others = ["LEIA-ME.md", "media/.DS_Store", ".x.yaml", "blocks/a/a.test.ts", "a/b/c.yaml"];
  expect([...paths, ...others].filter(affectsSite)).toEqual(paths);
});

test("writes the hash of a folder to a version file that can be parsed", async () => {
  const folder = await createTestFolder();
  for (const path of ["site.yaml", "media/a.svg", "LEIA-ME.md"]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), path);
  }
  const { path, data } = buildVersionFile(folder);
  expect(path).toBe("version.json");
  expect(parseVersionFile(String(data))).toBe(
    mark({ "site.yaml": "site.yaml", "media/a.svg": "media/a.svg" }),
  );
  expect(parseVersionFile("<!doctype html>")).toBeUndefined();
});

test("reads a file again only if its fingerprint changed or is missing", async () => {
  const folder = await createTestFolder();
  await writeFile(join(folder, "site.yaml"), "a: 1");
  const inputs = (seen: string) => ({ "site.yaml": seen });
  const first = buildVersionFile(folder, inputs("one"));
  await writeFile(join(folder, "site.yaml"), "a: 2");
  expect(buildVersionFile(folder, inputs("one"))).toEqual(first);
  const second = buildVersionFile(folder, inputs("two"));
  expect(second).not.toEqual(first);
  expect(second).toEqual(buildVersionFile(folder));
  await writeFile(join(folder, "site.yaml"), "a: 3");
  // A file that has just changed may change again within the same time stamp, so it has no
  // fingerprint.
  expect(buildVersionFile(folder, inputs(""))).not.toEqual(second);
});
