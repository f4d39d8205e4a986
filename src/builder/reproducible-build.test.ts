import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder, runCliCommand } from "../testing/command.ts";
import { createWorkspace } from "../testing/content/workspace.ts";
import { hashFiles, listDifferingFiles } from "../testing/file-hashes.ts";

async function build(content: string, date: string, env: NodeJS.ProcessEnv = {}) {
  const out = join(await createTestFolder(), "any folder");
  const args = ["--content", content, "--out", out, "--date", date];
  const { code, text } = await runCliCommand("build", args, env);
  expect(code, text).toBe(0);
  return hashFiles(out);
}

const fresh = `id: fresh
title: Fresh tyres
excerpt: What to look for.
date: 2024-02-01
publishAt: 2024-02-10
expiresAt: 2024-03-10
category: care
author: ada
readingMinutes: 2
image: {src: wheel.svg, alt: A wheel}
body: Look at them.
`;

test("builds the same bytes in any time zone and locale", { timeout: 120_000 }, async () => {
  const [one, other] = [await createWorkspace(), await createWorkspace()];
  const here = await build(one.directory, "2024-02-20", { TZ: "Pacific/Kiritimati", LANG: "C" });
  const there = await build(other.directory, "2024-02-20", {
    TZ: "Pacific/Niue",
    LANG: "tr_TR.UTF-8",
    LC_ALL: "tr_TR.UTF-8",
  });
  expect(listDifferingFiles(here, there)).toEqual([]);
});

test("changes only files whose content depends on the date", { timeout: 180_000 }, async () => {
  const workspace = await createWorkspace();
  await workspace.file("articles/fresh.yaml", fresh);
  const before = await build(workspace.directory, "2024-02-09");
  const during = await build(workspace.directory, "2024-02-10");
  const after = await build(workspace.directory, "2024-03-10");
  // The old address redirects to the list.
  expect(listDifferingFiles(before, after)).toEqual(["_redirects", "journal/fresh.html"]);
  const shown = listDifferingFiles(before, during).map((path) =>
    path.replace(/-[0-9a-f]{10}\./, "-#."),
  );
  expect(shown).toMatchInlineSnapshot(`
    [
      "cards/journal-fresh-#.png",
      "feed.xml",
      "journal.html",
      "journal.json",
      "journal/brakes.html",
      "journal/chains.html",
      "journal/fresh.html",
      "journal/topic/care.html",
      "journal/topic/care.json",
      "sitemap.xml",
    ]
  `);
});
