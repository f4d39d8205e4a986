import { readFileSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createTestFolder } from "../../testing/command.ts";
import { addSiteBlock } from "../../testing/content/site-block.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { hashFiles, listDifferingFiles } from "../../testing/file-hashes.ts";
import { buildSite } from "../build.ts";
import { readPreBuildState } from "./build-cache.ts";
import { loadEditedArticles } from "./load-edited-articles.ts";

/** Sets the clock forward, because a file that was just written counts as changed. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
});

async function createSite() {
  const workspace = await createWorkspace();
  const content = workspace.directory;
  const folder = await createTestFolder();
  const out = join(folder, "site");
  const build = (date = "2024-02-20") => buildSite({ content, out, date });
  /** Returns the file hashes of a clean build. */
  const buildAlone = async (date = "2024-02-20") => {
    const alone = join(await createTestFolder(), "alone");
    await buildSite({ content, out: alone, date });
    return hashFiles(alone);
  };
  const path = (name: string) => join(content, name);
  const edit = async (name: string, change: (text: string) => string) => {
    writeFileSync(path(name), change(readFileSync(path(name), "utf8")));
  };
  return { workspace, content, out, build, buildAlone, edit, path };
}

type Edit = [file: string, change: (text: string) => string];

const newTitle: Edit = ["articles/brakes.yaml", (text) => text.replace("squeal", "sing")];

const edits: Record<string, Edit> = {
  "the text of an article": [
    "articles/brakes.yaml",
    (text) => `${text.trimEnd()} Or change them.\n`,
  ],
  "a letter that no text had before": [
    "articles/brakes.yaml",
    (text) => `${text.trimEnd()} Or go to Straße.\n`,
  ],
  "the title of an article": newTitle,
  "the day of an article": ["articles/brakes.yaml", (text) => text.replace("02-03", "01-01")],
  "a heading that nothing names": [
    "articles/chains.yaml",
    (text) => text.replace("## Tools", "## Kit"),
  ],
  "a service": ["services.yaml", (text) => text.replace("Brakes, gears", "Chains, gears")],
  "a fact of the firm": ["site.yaml", (text) => text.replace("90000-0000", "91111-1111")],
  "a picture": ["media/shop.svg", (text) => text.replace('width="80"', 'width="90"')],
  "a colour": ["theme.yaml", (text) => text.replace(/"paper":"#\w+"/, '"paper":"#fefefe"')],
  "how blocks look": [
    "theme.yaml",
    (text) => text.replace("{", '{"variants":{"hero":"centered"},'),
  ],
  "a page": ["pages/home.yaml", (text) => text.replace("title: Prices", "title: What it costs")],
};

test.each(Object.entries(edits))(
  "builds the same site as a clean build after a change of %s",
  {
    timeout: 120_000,
  },
  async (_, [file, change]) => {
    const { out, build, buildAlone, edit } = await createSite();
    await build();
    const before = hashFiles(out);
    await edit(file, change);
    await build();
    const after = hashFiles(out);
    expect(listDifferingFiles(before, after), "the edit shows").not.toEqual([]);
    expect(listDifferingFiles(await buildAlone(), after)).toEqual([]);
  },
);

test.each(Object.entries(edits))(
  "reloads only the edited article for its text, title or day, and everything otherwise: %s",
  async (name, edit) => {
    const { content, out, build, edit: change } = await createSite();
    await build();
    await change(...edit);
    const options = { content, out, date: "2024-02-20" };
    const last = readPreBuildState(options);
    expect(last.record).toBeDefined();
    const made = await loadEditedArticles(options, last);
    const isOfOneArticle = /^the (text|title|day) of an article$/.test(name);
    expect(made !== undefined).toBe(isOfOneArticle);
  },
);

test("publishes a file only while a text links to it", { timeout: 120_000 }, async () => {
  const { workspace, out, build, buildAlone, edit } = await createSite();
  await workspace.file("media/prices.pdf", "%PDF-1.4 of 24 bytes …");
  await build();
  const offer = (text: string) => `${text.trimEnd()} See [our prices](prices.pdf).\n`;
  await edit("articles/brakes.yaml", offer);
  await build();
  expect(listDifferingFiles(await buildAlone(), hashFiles(out))).toEqual([]);
  expect(hashFiles(out).has("downloads/prices.pdf")).toBe(true);
  await edit("articles/brakes.yaml", (text) => text.replace("See", "Read"));
  await build();
  expect(listDifferingFiles(await buildAlone(), hashFiles(out))).toEqual([]);
  await edit("articles/brakes.yaml", (text) => text.replace("(prices.pdf)", "(/contact)"));
  await build();
  expect(listDifferingFiles(await buildAlone(), hashFiles(out))).toEqual([]);
  expect(hashFiles(out).has("downloads/prices.pdf")).toBe(false);
});

test("reuses pages that do not show the change", async () => {
  const { out, build, edit } = await createSite();
  const fileOf = (name: string) => statSync(join(out, name)).ino;
  await build();
  const before = [fileOf("contact.html"), fileOf("journal/brakes.html")];
  await edit(...newTitle);
  await build();
  expect(fileOf("contact.html")).toBe(before[0]);
  expect(fileOf("journal/brakes.html")).not.toBe(before[1]);
});

test("matches a clean build if an article is added or removed", { timeout: 120_000 }, async () => {
  const { workspace, out, build, buildAlone, path } = await createSite();
  await build();
  await workspace.file(
    "articles/tyres.yaml",
    readFileSync(path("articles/brakes.yaml"), "utf8").replace("id: brakes", "id: tyres"),
  );
  await build();
  expect(listDifferingFiles(await buildAlone(), hashFiles(out))).toEqual([]);
  await rm(path("articles/tyres.yaml"));
  await build();
  expect(listDifferingFiles(await buildAlone(), hashFiles(out))).toEqual([]);
});

test("keeps the site and repeats its warnings if nothing changed", async () => {
  const { workspace, out, build } = await createSite();
  await workspace.file(
    "media/spare.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
  );
  const first = await build();
  const files = hashFiles(out);
  const second = await build();
  expect(second).toMatchObject({ pages: first.pages, diagnostics: first.diagnostics });
  expect(second.diagnostics.map(({ code }) => code)).toEqual(["unused-picture"]);
  expect(listDifferingFiles(files, hashFiles(out))).toEqual([]);
});

test("reports a new warning of an edited article without a full reload, until it is fixed", async () => {
  const { content, out, build, edit } = await createSite();
  const first = await build();
  const options = { content, out, date: "2024-02-20" };
  const lengthen = (text: string) => text.replace(/excerpt: .*/, `excerpt: ${"Word ".repeat(36)}`);
  for (const change of [lengthen, (text: string) => `${text.trimEnd()} Or change them.\n`]) {
    await edit("articles/brakes.yaml", change);
    expect(await loadEditedArticles(options, readPreBuildState(options))).toBeDefined();
    const warned = await build();
    const alone = await buildSite({ ...options, out: join(await createTestFolder(), "alone") });
    expect(warned.diagnostics.map(({ code }) => code)).toContain("long-description");
    expect(warned.diagnostics).toEqual(alone.diagnostics);
  }
  await edit("articles/brakes.yaml", (text) => text.replace(/excerpt: .*/, "excerpt: Short."));
  expect(await loadEditedArticles(options, readPreBuildState(options))).toBeDefined();
  expect((await build()).diagnostics).toEqual(first.diagnostics);
});

test("rebuilds a file of the site that was changed or removed by hand", async () => {
  const { out, build } = await createSite();
  await build();
  const whole = hashFiles(out);
  writeFileSync(join(out, "index.html"), "by hand");
  await build();
  expect(listDifferingFiles(whole, hashFiles(out))).toEqual([]);
  await rm(join(out, "journal.json"));
  await build();
  expect(listDifferingFiles(whole, hashFiles(out))).toEqual([]);
});

test("rebuilds the site for a new date", async () => {
  const { workspace, out, build, buildAlone } = await createSite();
  await workspace.file("articles/fresh.yaml", fresh);
  await build("2024-02-09");
  await build("2024-02-10");
  expect([...hashFiles(out).keys()]).toContain("journal/fresh.html");
  expect(listDifferingFiles(await buildAlone("2024-02-10"), hashFiles(out))).toEqual([]);
});

test("keeps the published site and the cache if the content has an error", async () => {
  const { out, build, edit } = await createSite();
  await build();
  const before = hashFiles(out);
  await edit("articles/brakes.yaml", (text) => text.replace("author: ada", "author: bob"));
  expect((await build()).pages).toBeUndefined();
  expect(listDifferingFiles(before, hashFiles(out))).toEqual([]);
  await edit("articles/brakes.yaml", (text) => text.replace("author: bob", "author: ada"));
  expect((await build()).pages).toBeDefined();
  expect(listDifferingFiles(before, hashFiles(out))).toEqual([]);
});

const fresh = `id: fresh
title: Fresh tyres
excerpt: What to look for.
date: 2024-02-01
publishAt: 2024-02-10
category: care
author: ada
readingMinutes: 2
image: {src: wheel.svg, alt: A wheel}
body: Look at them.
`;

test("rebuilds the pages of a custom block if its component changes", async () => {
  const { workspace, out, build, edit } = await createSite();
  await addSiteBlock(workspace);
  await build();
  const before = readFileSync(join(out, "bell.html"), "utf8");
  expect(before).toContain("class=rings>Trim<");
  expect(before).toContain(".bell .rings{margin:0}");
  await edit("blocks/bell/bell.tsx", (text) =>
    text.replace('className="rings"', 'className="hums"'),
  );
  await build();
  expect(readFileSync(join(out, "bell.html"), "utf8")).toContain("class=hums>Trim<");
});
