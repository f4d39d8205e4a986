import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { addSiteBlock } from "../../testing/content/site-block.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { buildSite } from "../build.ts";

// Ids of page parts, with and without the character that content cannot contain.
const names = ["menu", "header", "data", "content", "app", "announcer", "main", "footer", "pages"];
const made = ["bell-0-title", "prose-1-title", "contents", "onward", "plan-0-essencial", "form-0"];

async function buildAnchors() {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  const bells = [...names, ...made].map((id) => `  - {type: bell, id: ${id}, sound: Trim}`);
  const headings = ["Menu", "Contents", "Onward", "Article 0 title", "_menu", "Announcer"];
  const body = headings.map((words) => `  ## ${words}\n\n  Text.\n`).join("\n");
  await workspace.file(
    "pages/bell.yaml",
    `route: /bell\ntitle: Bell\ndescription: A bell\nblocks:\n${bells.join("\n")}\n`,
  );
  await workspace.edit("articles/chains.yaml", "\n  ## Tools", `\n${body}\n  ## Tools`);
  const out = join(dirname(workspace.directory), "dist");
  expect(await buildSite({ content: workspace.directory, out })).toMatchObject({ diagnostics: [] });
  return out;
}

test("uses each id only once on a page, even if content contains ids of page parts", async () => {
  const out = await buildAnchors();
  const paths = await readdir(out, { recursive: true });
  for (const path of paths.filter((each) => each.endsWith(".html"))) {
    const html = await readFile(join(out, path), "utf8");
    const ids = [...html.matchAll(/ id=(?:"([^"]*)"|([^\s>]+))/g)].map(([, a, b]) => a ?? b);
    const twice = ids.filter((id, index) => ids.indexOf(id) < index);
    expect(twice, path).toEqual([]);
  }
});
