import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { runCliCommand } from "../../testing/command.ts";
import { addSiteBlock } from "../../testing/content/site-block.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

/** Creates a stranger's site whose code leaves a file when it runs. */
async function strangerSite() {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  const content = workspace.directory;
  const home = dirname(content);
  const mark = join(home, "ran");
  const leave = `(0, eval)("process").getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(mark)}, "");\n`;
  await workspace.edit("blocks/rules.ts", "const report =", `${leave}const report =`);
  const env = { PRELO_TRUSTED_FOLDERS: "", XDG_CONFIG_HOME: join(home, "config"), CI: "" };
  const run = (name: string, ...flags: string[]) =>
    runCliCommand(name, ["--content", content, "--language", "en", ...flags], env);
  return { workspace, content, home, env, run, ran: () => existsSync(mark) };
}

/** Creates a site without code of its own. */
async function plainSite() {
  const content = (await createWorkspace()).directory;
  const home = dirname(content);
  const env = { PRELO_TRUSTED_FOLDERS: "", XDG_CONFIG_HOME: join(home, "config"), CI: "" };
  return { content, home, env };
}

/** Runs a command in a terminal and types an answer. */
function atTerminal(answer: string, content: string, env: NodeJS.ProcessEnv) {
  const line = `${process.execPath} scripts/run.mjs check --language en --content '${content}'`;
  const options = { input: answer, encoding: "utf8", env: { ...process.env, ...env } } as const;
  return spawnSync("script", ["-qec", line, "/dev/null"], options).stdout;
}

const hasTerminal = process.platform === "linux" && spawnSync("script", ["-V"]).error === undefined;

test("without a terminal, each command stops at a stranger's code and names both options", async () => {
  const { run, ran } = await strangerSite();
  for (const name of ["check", "build", "studio", "dev", "start", "types", "migrate"]) {
    const { code, text } = await run(name);
    expect([name, code], text).toEqual([name, 2]);
    expect(text).toContain("--trust");
    expect(text).toContain("--no-site-code");
  }
  expect(ran()).toBe(false);
});

test("build skips a stranger's code with --no-site-code and runs it with --trust", async () => {
  const { run, ran, home } = await strangerSite();
  const built = await run("build", "--no-site-code", "--out", join(home, "dist"));
  expect([built.code, ran()], built.text).toEqual([0, false]);
  expect(built.text).toContain("own code did not run");
  const trusted = await run("build", "--trust", "--out", join(home, "dist"));
  expect([trusted.code, ran()], trusted.text).toEqual([0, true]);
});

test.skipIf(!hasTerminal)(
  "asks once for each folder, and again when another folder takes its place",
  async () => {
    const { workspace, content, env, home, ran } = await strangerSite();
    expect(atTerminal("n\n", content, env)).toContain("Do you trust");
    expect(ran()).toBe(false);
    expect(atTerminal("", content, env)).not.toContain("Do you trust");
    await rename(content, join(home, "moved"));
    await mkdir(content);
    await workspace.file("site.yaml", "language: en\n");
    await workspace.file("blocks/rules.ts", "export const rules = {};\n");
    expect(atTerminal("n\n", content, env)).toContain("Do you trust");
  },
);

test("runs no Git filter, hook or fsmonitor for a folder that is not trusted", async () => {
  const { workspace, run, home, content } = await strangerSite();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
      cwd: home,
    });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "a");
  const mark = (name: string) => `sh -c 'touch "${home}/git-${name}"; cat' --`;
  git("config", "filter.a=b.smudge", mark("smudge"));
  git("config", "filter.a=b.clean", mark("clean"));
  git("config", "filter.a=b.required", "true");
  git("config", "core.fsmonitor", mark("monitor"));
  await writeFile(
    join(home, ".git/hooks/post-index-change"),
    `#!/bin/sh\ntouch "${home}/git-hook"\n`,
    { mode: 0o755 },
  );
  await writeFile(join(home, ".git/info/attributes"), "* filter=a=b\n");
  await workspace.edit("pages/bell.yaml", "sound: Trim", "sound: Blim");
  const { code, text } = await run("changes", "--no-site-code");
  expect([code, text.includes("Blim")], text).toEqual([0, true]);
  const left = ["smudge", "clean", "monitor", "hook"].filter((name) =>
    existsSync(`${home}/git-${name}`),
  );
  expect(left).toEqual([]);
  expect(existsSync(content)).toBe(true);
});

test("requires trust only if the settings or hooks of a Git repository can run programs", async () => {
  const { content, home, env } = await plainSite();
  const git = (...args: string[]) => execFileSync("git", args, { cwd: home });
  git("init", "--quiet");
  const changes = () => runCliCommand("changes", ["--content", content, "--language", "en"], env);
  expect((await changes()).text).not.toContain("--trust");
  git("config", "core.fsmonitor", "touch ran");
  expect(await changes()).toMatchObject({ code: 2, text: expect.stringContaining("--trust") });
  git("config", "--unset", "core.fsmonitor");
  await writeFile(join(home, ".git/hooks/pre-commit"), "#!/bin/sh\n", { mode: 0o755 });
  expect(await changes()).toMatchObject({ code: 2, text: expect.stringContaining("--trust") });
});

test("trusts the content of the program's own folder, whatever the working directory", async () => {
  const env = { PRELO_TRUSTED_FOLDERS: "", XDG_CONFIG_HOME: join(tmpdir(), "no-config") };
  for (const cwd of [undefined, tmpdir()]) {
    const flags = ["--content", resolve("content"), "--language", "en"];
    const { code, text } = await runCliCommand("check", flags, env, cwd);
    expect([code, text.includes("--trust")], text).toEqual([0, false]);
  }
});
