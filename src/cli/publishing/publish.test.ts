import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { test as base, expect } from "vitest";
import { runCliCommand } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { publishSite } from "../../testing/publishing/published-site.ts";
import { createDeveloperGit, hasGit } from "../../testing/studio/git-folder.ts";

const test = base.skipIf(!hasGit);
const timeout = 60_000;
/** The site is in English; these tests expect Portuguese output. */
const portuguese = ["--language", "pt-BR"];

async function published(owner?: string) {
  const workspace = await createWorkspace();
  const { directory } = workspace;
  const edit = (path: string, old: string, now: string) => workspace.edit(path, old, now);
  const site = await publishSite(directory, owner);
  const env = { NODE_EXTRA_CA_CERTS: site.authority, GIT_CONFIG_GLOBAL: "/dev/null" };
  const run = (...args: string[]) =>
    runCliCommand("publish", ["--content", directory, ...portuguese, ...args], env);
  return { ...site, run, edit, content: directory, git: createDeveloperGit(dirname(directory)) };
}

test("describes the changes, commits only the content, pushes it and waits until it is live", {
  timeout,
}, async () => {
  const { run, edit, git, textAt, content } = await published();
  await writeFile(join(content, "../program.js"), "1\n");
  git("add", "program.js");
  await edit("site.yaml", "name: Spoke", "name: Hub");
  const { code, text } = await run("--yes");
  expect(text).toContain("Spoke");
  expect(text).toMatch(/No ar às \d\d:\d\d: https:\/\/localhost/);
  expect(code).toBe(0);
  expect(textAt("site.yaml")).toContain("name: Hub");
  expect(git("show", "--name-only", "--format=%s").trim().split("\n").slice(1).join("")).toBe(
    "content/site.yaml",
  );
  expect(git("log", "-1", "--format=%s")).toContain("Hub");
  expect(git("status", "--porcelain")).toContain("A  program.js");
});

test("stops, asks for --yes and commits nothing without a terminal", { timeout }, async () => {
  const { run, edit, git } = await published();
  await edit("site.yaml", "name: Spoke", "name: Hub");
  const before = git("rev-parse", "HEAD");
  const { code, text } = await run();
  expect(code).toBe(2);
  expect(text).toContain("--yes");
  expect(git("rev-parse", "HEAD")).toBe(before);
});

test("prints the check report and commits nothing for invalid content", { timeout }, async () => {
  const { run, edit, git } = await published();
  await edit("site.yaml", "currency: BRL", "currency: reais");
  const before = git("rev-parse", "HEAD");
  const { code, text } = await run("--yes");
  expect(code).toBe(1);
  expect(text).toContain("site.yaml");
  expect(git("rev-parse", "HEAD")).toBe(before);
});

test("stops with both texts and pushes nothing if someone else changed the same field", {
  timeout,
}, async () => {
  const { run, edit, pushAsOther, textAt } = await published();
  await pushAsOther("site.yaml", "name: Spoke", "name: Rim");
  await edit("site.yaml", "name: Spoke", "name: Hub");
  const { code, text } = await run("--yes");
  expect(code).toBe(1);
  expect(text).toContain("Ana Lima mudou o mesmo que você");
  expect(text).toContain("site.yaml, firm › name\n  aqui: Hub\n  lá:   Rim");
  expect(textAt("site.yaml")).toContain("name: Rim");
});

test("keeps a version while offline and pushes it the next time", { timeout }, async () => {
  const { run, edit, git, place, textAt } = await published();
  await edit("site.yaml", "name: Spoke", "name: Hub");
  git("remote", "set-url", "origin", "http://127.0.0.1:9/x.git");
  const first = await run("--yes");
  expect(first).toMatchObject({
    code: 2,
    text: expect.stringContaining("vai junto no próximo envio"),
  });
  git("remote", "set-url", "origin", place);
  const second = await run("--yes");
  expect(second.text).toContain("1 versão guardada ainda não foi enviada.");
  expect(second.code).toBe(0);
  expect(textAt("site.yaml")).toContain("name: Hub");
});

test("succeeds with --wait 0 although the site has not changed", {
  timeout,
}, async () => {
  const { run, edit, building } = await published();
  building.isOn = false;
  await edit("site.yaml", "name: Spoke", "name: Hub");
  expect(await run("--yes", "--wait", "0")).toMatchObject({ code: 0 });
});

test("stops and asks for a name if the author is unknown", { timeout }, async () => {
  const { run, edit } = await published("");
  await edit("site.yaml", "name: Spoke", "name: Hub");
  const { code, text } = await run("--yes");
  expect(code).toBe(2);
  expect(text).toContain("Escreva seu nome");
});

test("reports a folder without version history", { timeout }, async () => {
  const { directory } = await createWorkspace();
  const { code, text } = await runCliCommand("publish", [
    "--content",
    directory,
    ...portuguese,
    "--yes",
  ]);
  expect(code).toBe(2);
  expect(text).toContain("Esta pasta não guarda versões.");
});
