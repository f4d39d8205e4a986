import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { addSiteBlock } from "../testing/content/site-block.ts";
import { createWorkspace } from "../testing/content/workspace.ts";
import { runChanges } from "./changes.ts";
import { runCheck } from "./check.ts";

const check = (...flags: string[]) => tell(runCheck, ...flags);

/** Runs a command and returns its exit code and output. */
async function tell(command: typeof runCheck, ...flags: string[]) {
  const said: string[] = [];
  const note = (text: unknown) => void said.push(String(text));
  const streams = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  for (const stream of streams) stream.mockImplementation(note);
  const code = await command(flags);
  for (const stream of streams) stream.mockRestore();
  return { code, said: said.join("\n") };
}

/**
 * Creates a site with a block and rules of its own. The code of each writes a file when it runs.
 */
async function createStranger() {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  const mark = join(workspace.directory, "..", "ran");
  const leave = `(0, eval)("process").getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(mark)}, "");\n`;
  await workspace.edit("blocks/rules.ts", "const report =", `${leave}const report =`);
  await workspace.edit("blocks/bell/bell.tsx", "export function", `${leave}export function`);
  return { workspace, ran: () => existsSync(mark) };
}

test("check --no-site-code applies the schemas of a stranger's site but does not run its code", async () => {
  const { workspace, ran } = await createStranger();
  const flags = ["--content", workspace.directory];
  const right = await check(...flags, "--no-site-code");
  expect(right.said).toContain("Tudo certo");
  expect(right.said).toContain("O código próprio deste site não rodou");
  await workspace.edit("pages/bell.yaml", "sound: Trim", "volume: 3");
  const { code, said } = await check(...flags, "--no-site-code", "--fix", "--publish");
  expect(code).toBe(1);
  expect(said).toContain('O campo "volume" não existe em "Campainha"');
  expect(said).not.toContain("unknown-block");
  expect(ran()).toBe(false);
  await check(...flags);
  expect(ran()).toBe(true);
});

test("check --publish reports a block that throws during rendering, with its line", async () => {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  await workspace.edit("blocks/bell/bell.tsx", "{block.sound}", "{block.a.b}");
  const flags = ["--content", workspace.directory];
  expect((await check(...flags)).said).toContain("Tudo certo");
  const { code, said } = await check(...flags, "--publish");
  expect(code).toBe(1);
  expect(said).toContain("pages/bell.yaml:5:11  (bloco 1, Campainha)");
  expect(said).toContain('O bloco "bell" para ao ser mostrado em /bell: Cannot read properties');
  expect((await check(...flags, "--publish", "--no-site-code")).said).not.toContain("para ao ser");
});

test("check does not mention site code for a site without its own code", async () => {
  const workspace = await createWorkspace();
  const { code, said } = await check("--content", workspace.directory, "--no-site-code");
  expect([code, said.includes("código próprio")]).toEqual([0, false]);
});

test("changes describes the pages of a stranger's site without running its code", async () => {
  const { workspace, ran } = await createStranger();
  const site = dirname(workspace.directory);
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
      cwd: site,
    });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "a");
  await workspace.edit("pages/bell.yaml", "sound: Trim", "sound: Blim");
  const { code, said } = await tell(runChanges, "--content", workspace.directory, "--no-site-code");
  expect([code, ran()]).toEqual([0, false]);
  expect(said).toContain("Blim");
});

test("check --no-site-code reports no formulas about rows that only site code creates", async () => {
  expect(await check("--no-site-code")).toMatchObject({ code: 0 });
});
