import { join } from "node:path";
import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { scriptPathsWithImports } from "./allowed-modules.ts";
import { bundleChunks } from "./bundle-chunks.ts";
import { featureScripts, usedFeatures, usedScripts } from "./used-scripts.ts";

/** Bundles all scripts of a site. `usedBy` returns the names of the scripts that parts use. */
async function allScripts(content: string) {
  const chunks = await bundleChunks(join(content, "blocks"));
  const entry = chunks.find(({ name }) => name === "boot")?.path ?? "";
  const nameOf = (path: string) => chunks.find((chunk) => chunk.path === path)?.name ?? "";
  const usedBy = (parts: Iterable<string>, own: readonly string[] = []) =>
    [...usedScripts(chunks, entry, { parts: new Set(parts), own })].map(nameOf).sort();
  return { chunks, usedBy, nameOf };
}

/** The scripts of a page without any parts. Any markup may use `behaviours`. */
const bare = ["behaviours", "boot", "main", "react", "react-dom", "router"];

test("returns the scripts of the features in use, and all scripts if all features are in use", {
  timeout: 120_000,
}, async () => {
  const { directory } = await createWorkspace();
  const { chunks, usedBy } = await allScripts(directory);
  expect(usedBy([])).toEqual(bare);
  expect(usedBy(["gallery"])).toEqual([...bare, "lightbox"].sort());
  expect(usedBy(["article"])).toEqual([...bare, "share"].sort());
  expect(usedBy(["form", "demo"])).toEqual([...bare, "mailto-delivery", "form", "shared"].sort());
  expect(usedBy(["newsletter", "worker"])).toEqual(
    [
      ...[
        ...bare,
        "form",
        "unsent-message",
        "newsletter",
        "http-submit",
        "shared",
        "worker-delivery",
      ],
    ].sort(),
  );
  expect(usedBy(["form", "worker", "turnstile"])).toContain("turnstile");
  const every = featureScripts([]).map(([part]) => part);
  expect(usedBy(every)).toEqual(chunks.map(({ name }) => name).sort());
});

test("lists the block types, the form delivery methods and the articles of a site as features", async () => {
  const workspace = await createWorkspace();
  const { site } = await workspace.load();
  if (!site) throw new Error("The sample site does not load.");
  const parts = usedFeatures(site);
  expect(["form", "demo", "article"].filter((part) => !parts.has(part))).toEqual([]);
  expect(["gallery", "mailto", "turnstile"].filter((part) => parts.has(part))).toEqual([]);
  const [page] = site.pages;
  if (!page) throw new Error("The sample site has no page.");
  const delivery = { type: "worker", turnstile: "0x4AAA" };
  const guarded = { ...page, blocks: [{ type: "newsletter", delivery }] } as unknown as typeof page;
  expect([...usedFeatures({ pages: [guarded], articles: [] })]).toEqual([
    "newsletter",
    "worker",
    "turnstile",
  ]);
});

test("returns the scripts of a used custom block with its imports, but not those of unused parts", () => {
  const link = (name: string, imports: string[], dynamicImports: string[] = []) => {
    return { name, path: name, imports, dynamicImports };
  };
  const scripts = [
    link("boot", [], ["main"]),
    link("main", [], ["bell", "whistle", "share"]),
    link("bell", ["sound"], ["chime"]),
    link("whistle", ["sound"]),
    link("sound", []),
    link("chime", []),
    link("share", []),
  ];
  const own = ["bell", "whistle"];
  const used = usedScripts(scripts, "boot", { parts: new Set(["bell"]), own });
  expect([...used]).toEqual(["boot", "main", "bell", "sound", "chime"]);
});

test("adds no form code to pages without a form, even with a custom block", {
  timeout: 120_000,
}, async () => {
  const { chunks, usedBy, nameOf } = await allScripts("content");
  const used = usedBy(["tax-calculator", "gallery", "article"], ["tax-calculator"]);
  const modules = chunks.filter(({ name }) => used.includes(name)).flatMap((each) => each.modules);
  const ofForms = modules.filter((path) => /[\\/]ui[\\/]form[\\/]|[\\/]dialing/.test(path));
  expect(ofForms.map((path) => path.replace(/.*[\\/]/, ""))).toEqual(["focus-invalid-field.ts"]);
  const behaviours = chunks.find(({ name }) => name === "behaviours")?.path ?? "";
  expect(scriptPathsWithImports(chunks, behaviours).map(nameOf)).toEqual(["behaviours"]);
});
