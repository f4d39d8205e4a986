import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { addOwnBlock } from "../testing/content/own-block.ts";
import { createWorkspace } from "../testing/content/workspace.ts";
import { runCheck } from "./check.ts";

/** Runs the command: its exit code and all that it says. */
async function check(...flags: string[]) {
  const said: string[] = [];
  const note = (text: unknown) => void said.push(String(text));
  const streams = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  for (const stream of streams) stream.mockImplementation(note);
  const code = await runCheck(flags);
  for (const stream of streams) stream.mockRestore();
  return { code, said: said.join("\n") };
}

/** A site whose code leaves a file when it runs, whichever of its parts does. */
async function createStranger() {
  const workspace = await createWorkspace();
  await addOwnBlock(workspace);
  const mark = join(workspace.directory, "..", "ran");
  const leave = `(0, eval)("process").getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(mark)}, "");\n`;
  await workspace.edit("blocks/rules.ts", "const report =", `${leave}const report =`);
  await workspace.edit("blocks/bell/bell.tsx", "export function", `${leave}export function`);
  return { workspace, ran: () => existsSync(mark) };
}

test("the code of strangers is not run, and its schemas count", async () => {
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

test("a site without code of its own is told nothing of it", async () => {
  const workspace = await createWorkspace();
  const { code, said } = await check("--content", workspace.directory, "--no-site-code");
  expect([code, said.includes("código próprio")]).toEqual([0, false]);
});
