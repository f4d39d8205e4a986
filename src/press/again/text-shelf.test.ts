import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import "../../testing/seed.ts";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { openShelf } from "./text-shelf.ts";

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "shelf-")), "texts");
});

function open() {
  const shelf = openShelf(folder);
  onTestFinished(() => shelf.close());
  return shelf;
}

test("whatever is put away is fetched as it was, in any order and as often as wanted", () => {
  const shelf = open();
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (things) => {
      const fetch = things.map((thing) => shelf.put({ thing }));
      const back = fetch.reverse().flatMap((each) => [each().thing, each().thing]);
      const twice = things.reverse().flatMap((thing) => [thing, thing]);
      expect(JSON.stringify(back)).toBe(JSON.stringify(twice));
    }),
  );
});

test("nothing of it has a name on the disk", () => {
  const fetch = open().put({ body: "“Ação” — é 🧮" });
  expect(existsSync(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
  expect(fetch()).toEqual({ body: "“Ação” — é 🧮" });
});

test("where there is no place for it, it stays in memory", () => {
  writeFileSync(folder, "A file, where a folder should be.");
  expect(open().put({ body: "Text." })()).toEqual({ body: "Text." });
});
