import { join } from "node:path";
import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { bundleChunks } from "./bundle-chunks.ts";
import { stemmerFile } from "./search-modules.ts";

/**
 * Returns the modules of the search in all scripts of a site, and the code of the search script.
 */
async function searchIn(language?: string) {
  const { directory } = await createWorkspace();
  const chunks = await bundleChunks(join(directory, "blocks"), language);
  const modules = chunks.flatMap((chunk) =>
    chunk.modules.map((each) => each.replaceAll("\\", "/")),
  );
  const names = modules.flatMap((path) => /\/layout\/search\/(.+)\.ts$/.exec(path)?.[1] ?? []);
  const code = chunks.find(({ name }) => name === "live-search")?.code ?? "";
  return { names, stems: names.filter((name) => name.startsWith("stems/")), code };
}

test.each([
  ["pt-BR", "stems/portuguese-stem"],
  ["en-GB", "stems/english-stem"],
  ["hr", "stems/site-stem"],
])("bundles only the stemmer of the site's language: %s", async (language, stem) => {
  const { stems, code } = await searchIn(language);
  expect(stems).toEqual([stem]);
  // Safari supports these from 16.4 on. An older Safari would reject the whole script.
  expect(code).not.toMatch(/\(\?<[=!]/);
});

test("bundles an empty search module for a site without a search", async () => {
  expect((await searchIn()).names).toEqual(["no-search"]);
});

test("finds the stemmer by the language, regardless of the country", () => {
  const known = ["en", "en-US", "es-AR", "de-AT", "fr", "pt-PT"].map((each) => stemmerFile(each));
  expect(known).toEqual(
    ["english", "english", "spanish", "german", "french", "portuguese"].map(
      (name) => `${name}-stem.ts`,
    ),
  );
  expect(["hr", "constructor", ""].map((each) => stemmerFile(each))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
