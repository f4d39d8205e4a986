import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSite } from "../../load/load-folder.ts";
import { formats } from "../../model/formats/formats.ts";
import { annotationKeywords } from "../../model/schema/schemas.ts";
import { toCustomProperties } from "../../theme/tokens.ts";

const source = join(import.meta.dirname, "../..");
const page = readFileSync(join(source, "blocks/README.md"), "utf8");

/** Returns the names in the export lists of a public module. */
function exportsOf(door: string): string[] {
  const text = readFileSync(join(source, door), "utf8");
  const lists = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)];
  return lists.flatMap(
    ([, list = ""]) => list.replace(/\w+ as /g, "").match(/\b(?!type\b)\w+/g) ?? [],
  );
}

test.each(["block.ts", "rules.ts"])(
  "the guide to site blocks documents every export of %s",
  (door) => {
    const names = exportsOf(door);
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  },
);

test("the guide to site blocks documents every schema keyword and format", () => {
  const names = [...annotationKeywords, "format", ...Object.keys(formats)];
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("the guide to site blocks documents every custom property of the theme", async () => {
  const { site } = await loadSite("content");
  if (!site) throw new Error("The content is not a site.");
  const declared = toCustomProperties(site.theme).matchAll(/^ +(--[\w-]+):/gm);
  const names = new Set([...declared].map(([, name = ""]) => name));
  const isNamed = (name: string) => {
    const [, kind = "", size = ""] = /^--(size|line|weight|tracking)-(.+)$/.exec(name) ?? [];
    if (kind) return page.includes(`\`${size}\``) && page.includes(`--${kind}-…`);
    const [, step] = /^--space-(\d+)$/.exec(name) ?? [];
    const last = Number(/`--space-1` to `--space-(\d+)`/.exec(page)?.[1]);
    return step ? Number(step) <= last : page.includes(`\`${name}\``);
  };
  expect(names.size).toBeGreaterThan(30);
  expect([...names].filter((name) => !isNamed(name))).toEqual([]);
});
