import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand, temporaryFolder } from "../testing/command.ts";
import { createWorkspace } from "../testing/workspace.ts";

/** The files of a folder: path → hash. */
function hashesOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.sort().map((path) => {
      const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
      return [path.slice(folder.length + 1).replaceAll("\\", "/"), hash];
    }),
  );
}

async function build(content: string, date: string, env: NodeJS.ProcessEnv = {}) {
  const out = join(await temporaryFolder(), "any folder");
  const args = ["--content", content, "--out", out, "--date", date];
  const { code, text } = await runCommand("build", args, env);
  expect(code, text).toBe(0);
  return hashesOf(out);
}

/** The files that one build has otherwise than another, or alone. */
function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  const all = new Set([...one.keys(), ...other.keys()]);
  const different = [...all].filter((path) => one.get(path) !== other.get(path)).sort();
  return different.map((path) => path.replace(/-[0-9a-f]{10}\./, "-#."));
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

test("the same content gives the same bytes anywhere", { timeout: 120_000 }, async () => {
  const [one, other] = [await createWorkspace(), await createWorkspace()];
  const here = await build(one.directory, "2024-02-20", { TZ: "Pacific/Kiritimati", LANG: "C" });
  const there = await build(other.directory, "2024-02-20", {
    TZ: "Pacific/Niue",
    LANG: "tr_TR.UTF-8",
    LC_ALL: "tr_TR.UTF-8",
  });
  expect(differences(here, there)).toEqual([]);
});

test("days change what content says, and nothing else", { timeout: 180_000 }, async () => {
  const workspace = await createWorkspace();
  await workspace.file("articles/fresh.yaml", fresh);
  const before = await build(workspace.directory, "2024-02-09");
  const during = await build(workspace.directory, "2024-02-10");
  const after = await build(workspace.directory, "2024-03-10");
  expect(differences(before, after)).toEqual([]);
  expect(differences(before, during)).toMatchInlineSnapshot(`
    [
      "cards/journal-fresh-#.png",
      "feed.xml",
      "journal.html",
      "journal.json",
      "journal/brakes.html",
      "journal/brakes.json",
      "journal/chains.html",
      "journal/chains.json",
      "journal/fresh.html",
      "journal/fresh.json",
      "journal/topic/care.html",
      "journal/topic/care.json",
      "sitemap.xml",
    ]
  `);
});
