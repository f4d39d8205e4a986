import { readdir, readFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { formatReport } from "../check/diagnostics/report.ts";
import { addSiteBlock } from "../testing/content/site-block.ts";
import { createWorkspace } from "../testing/content/workspace.ts";
import { buildSite } from "./build.ts";

test("builds a page with a very long text without diagnostics", async () => {
  const workspace = await createWorkspace();
  const words = Array.from({ length: 9000 }, (_, index) => ((index + 1) ** 7).toString(36));
  await workspace.file(
    "pages/heavy.yaml",
    `route: /heavy\ntitle: Heavy\ndescription: Many words\nblocks:\n  - type: prose\n    body: |\n      ${words.join(" ")}\n`,
  );
  const out = join(dirname(workspace.directory), "dist");
  const result = await buildSite({ content: workspace.directory, out });
  expect(result).toMatchObject({ diagnostics: [], overBudget: [] });
  expect(await readFile(join(out, "heavy.html"), "utf8")).toContain(words.at(-1));
});

test("publishes a picture that only a text uses, and links it in the feed", async () => {
  const workspace = await createWorkspace();
  const lines = '\n  ![A bell](bell.svg "Ours")\n\n  ## Tools';
  await workspace.edit("articles/chains.yaml", "\n  ## Tools", lines);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3"/></svg>';
  await workspace.file("media/bell.svg", svg);
  await workspace.file("media/bell-dark.svg", svg);
  const out = join(dirname(workspace.directory), "dist");
  expect(await buildSite({ content: workspace.directory, out })).toMatchObject({ diagnostics: [] });
  const page = await readFile(join(out, "journal/chains.html"), "utf8");
  const [figure = ""] = /<figure>.*?<\/figure>/s.exec(page) ?? [];
  expect(figure.replace(/-[0-9a-f]{10}\./g, "-*.")).toMatchInlineSnapshot(
    `"<figure><picture><source media=(prefers-color-scheme:dark) srcSet=/media/bell-dark-*.svg><img class=colored src=/media/bell-*.svg alt="A bell" width=4 height=3 loading=lazy></picture><figcaption>Ours</figcaption></figure>"`,
  );
  const [, src = ""] = / src="?\/([^" >]+)/.exec(figure) ?? [];
  expect(await readFile(join(out, src), "utf8")).toContain("<svg");
  const feeds = (await readdir(out)).filter((name) => name.endsWith(".xml"));
  const texts = await Promise.all(feeds.map((name) => readFile(join(out, name), "utf8")));
  expect(texts.join("")).toContain(`/${src}`);
});

test("publishes a file that several texts link once, and links it in the feed", async () => {
  const workspace = await createWorkspace();
  await workspace.file("media/prices.pdf", `%PDF-1.4 ${"x".repeat(14_000)}`);
  await workspace.edit("articles/chains.yaml", "Measure it.", "See [our prices](prices.pdf).");
  await workspace.edit("articles/brakes.yaml", "Clean them.", "Read [the same](prices.pdf).");
  const out = join(dirname(workspace.directory), "dist");
  expect(await buildSite({ content: workspace.directory, out })).toMatchObject({ diagnostics: [] });
  const page = await readFile(join(out, "journal/chains.html"), "utf8");
  const [line = ""] = /<p>See .*?(?=<h2|<\/div)/s.exec(page) ?? [];
  expect(line).toMatchInlineSnapshot(
    `"<p>See <a href=/downloads/prices.pdf download>our prices</a> <small class=weight>(detail PDF 14 kB)</small>."`,
  );
  expect(await readdir(join(out, "downloads"))).toEqual(["prices.pdf"]);
  const feed = await readFile(join(out, "feed.xml"), "utf8");
  expect(feed.match(/https:[^ ]*?\/downloads\/prices\.pdf/g)).toHaveLength(2);
});

test("publishes the pictures and files of a media folder that is a symbolic link", async () => {
  const workspace = await createWorkspace();
  const elsewhere = join(workspace.directory, "../elsewhere");
  await rename(join(workspace.directory, "media"), elsewhere);
  await workspace.link("media", "../elsewhere");
  await workspace.file("media/prices.pdf", "%PDF-1.4");
  await workspace.edit("articles/chains.yaml", "Measure it.", "See [our prices](prices.pdf).");
  const out = join(dirname(workspace.directory), "dist");
  expect(await buildSite({ content: workspace.directory, out })).toMatchObject({ diagnostics: [] });
  expect(await readdir(join(out, "downloads"))).toEqual(["prices.pdf"]);
  expect((await readdir(join(out, "media"))).join()).toMatch(/wheel-[0-9a-f]{10}\.svg/);
});

test("publishes a file that only a redirect leads to", async () => {
  const workspace = await createWorkspace();
  await workspace.file("media/prices.pdf", "%PDF-1.4");
  const lines = ["{from: /list, to: /downloads/prices.pdf}", "{from: /rss, to: /feed.xml}"];
  await workspace.file("redirects.yaml", lines.map((line) => `- ${line}\n`).join(""));
  const out = join(dirname(workspace.directory), "dist");
  expect(await buildSite({ content: workspace.directory, out })).toMatchObject({ diagnostics: [] });
  expect(await readFile(join(out, "downloads/prices.pdf"), "utf8")).toBe("%PDF-1.4");
  expect(await readFile(join(out, "_redirects"), "utf8")).toMatchInlineSnapshot(`
    "/list /downloads/prices.pdf 301
    /rss /feed.xml 301
    "
  `);
});

test("reports a custom block that throws while rendering at its line, and builds no site", async () => {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  await workspace.edit("blocks/bell/bell.tsx", "<p id={useId()}", "<p id={block.nothing.at(0)}");
  // Hidden blocks do not count.
  const hidden = "blocks:\n  - {type: notice, description: Hidden, draft: true}\n";
  await workspace.edit("pages/bell.yaml", "blocks:\n", hidden);
  const out = join(dirname(workspace.directory), "dist");
  const build = async () => {
    const { diagnostics, files, pages } = await buildSite({ content: workspace.directory, out });
    expect(pages).toBeUndefined();
    return formatReport(diagnostics, files, { color: false }).replace(/^.*?(?=content\/)/, "");
  };
  const told = await build();
  expect(told).toMatchInlineSnapshot(`
    "content/pages/bell.yaml:6:11  (bloco 2, Campainha)
      O bloco "bell" para ao ser mostrado em /bell: Cannot read properties of undefined (reading 'at'). Confira os campos dele; se estão certos, avise quem fez o bloco.
      5 |   - {type: notice, description: Hidden, draft: true}
      6 |   - type: bell
        |           ^^^^

    1 erro em 1 arquivo (15 arquivos conferidos).
    Corrija, salve e confira de novo."
  `);
  const live =
    'export const interactive = { bell: async () => (await import("./bell/bell.tsx")).Bell };';
  await workspace.file("blocks/interactive.ts", live);
  expect(await build()).toBe(told);
  await workspace.file("blocks/interactive.ts", undefined);
  await workspace.edit("site.yaml", "language: en", "search: true\nlanguage: en");
  expect(await build()).toBe(told);
}, 90_000);
