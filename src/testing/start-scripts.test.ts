import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { getOpenCommand } from "../cli/system/open-browser.ts";
import { apiAddresses, secretHeader } from "../studio/backend-contract/api-addresses.ts";
import { createTestFolder } from "./command.ts";

const root = join(import.meta.dirname, "../..");
const isWindows = process.platform === "win32";
const startFile =
  process.platform === "darwin" ? "content/ABRIR-NO-MAC.command" : "content/ABRIR-NO-LINUX.sh";
const patient = { timeout: 120_000 };

/** Creates a copy of the project for a non-technical user, and a folder of fake system programs. */
async function office() {
  const folder = await createTestFolder();
  const project = join(folder, "Área de trabalho/Site do escritório");
  const programs = join(folder, "programs");
  mkdirSync(programs);
  for (const part of ["content", "scripts", "src", "schemas", "index.html"])
    cpSync(join(root, part), join(project, part), { recursive: true });
  for (const part of ["package.json", "package-lock.json"])
    cpSync(join(root, part), join(project, part));
  const program = (name: string, lines: string) =>
    writeFileSync(join(programs, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  program(getOpenCommand(process.platform, "").program, `echo "$@" > "${folder}/opened"`);
  return {
    project,
    programs,
    program,
    install: (name = "node_modules") => linkEach(join(root, "node_modules"), join(project, name)),
    /** Returns the address that was opened, directly or by a file that redirects to it. */
    opened: () => {
      const file = join(folder, "opened");
      const asked = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
      if (!asked.startsWith("file:")) return asked || undefined;
      return /;url=([^"]+)/.exec(readFileSync(fileURLToPath(asked), "utf8"))?.[1];
    },
    /** Returns the argument that the opener received. */
    argument: () => readFileSync(join(folder, "opened"), "utf8").trim(),
  };
}

/** Creates symbolic links to everything in a folder, except private caches (`.vite`). */
function linkEach(folder: string, target: string): void {
  mkdirSync(target);
  const names = readdirSync(folder).filter((name) => !name.startsWith(".vite"));
  for (const name of names) symlinkSync(join(folder, name), join(target, name));
}

/** Simulates a double click: runs the file without a terminal. */
function open(project: string, path: string) {
  const windows = { DISPLAY: undefined, WAYLAND_DISPLAY: undefined };
  const env = {
    ...process.env,
    PATH: path,
    ...windows,
    XDG_DATA_HOME: join(project, "../../data"),
  };
  const child = spawn(join(project, startFile), {
    env,
    cwd: "/",
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const code = new Promise<number | null>((resolve) => child.once("close", resolve));
  onTestFinished(async () => {
    end(child);
    await code;
  });
  const said = { text: "" };
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data) => (said.text += data));
  return { said, code };
}

/** Simulates closing the window: ends all processes in it. */
function end({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, "SIGTERM");
}

const withPath = (programs: string) => `${programs}:${process.env.PATH}`;

describe.skipIf(isWindows)("a double click on the start file", patient, () => {
  test("serves the site from a path with spaces and accents, and opens it without a token argument", async () => {
    const { project, programs, install, opened, argument } = await office();
    install();
    const { said } = open(project, withPath(programs));
    await expect.poll(() => said.text, patient).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=/m);
    await expect.poll(opened, patient).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=\S+$/);
    expect(argument()).not.toContain("token");
    const answer = await fetch(String(opened()));
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("<html")]);
    const secret = new URL(String(opened())).searchParams.get("token") ?? "";
    const headers = { [secretHeader]: secret };
    const files = await fetch(new URL(apiAddresses.files, opened()), { headers });
    expect(await files.text()).toContain('"path":"site.yaml"');
    expect(said.text).not.toContain("instalando");
    expect(said.text).toContain("para terminar, feche-a.");
  });

  test("installs the dependencies first if they are missing", async () => {
    const { project, programs, program, install, opened } = await office();
    install("../installed");
    program("npm", `echo "$@" && mv "${project}/../installed" node_modules`);
    const { said } = open(project, withPath(programs));
    await expect.poll(opened, patient).toMatch(/^http/);
    expect(said.text).toMatch(/^Primeira vez neste computador.*\nci --no-audit/s);
  });

  test("reports a failed installation and exits with code 1", async () => {
    const { project, programs, program } = await office();
    program("npm", "exit 1");
    const { said, code } = open(project, withPath(programs));
    expect(await code).toBe(1);
    expect(said.text).toContain("A instalação não terminou. Confira a internet");
    expect(said.text).toContain("Aperte Enter para fechar esta janela.");
  });

  test("reports that Node is missing, where to download it and how to install it", async () => {
    const { project, programs } = await office();
    for (const name of ["sh", "dirname"])
      symlinkSync(
        join(existsSync(`/usr/bin/${name}`) ? "/usr/bin" : "/bin", name),
        join(programs, name),
      );
    const { said, code } = open(project, programs);
    expect(await code).toBe(1);
    expect(said.text).toMatchInlineSnapshot(`
      "Falta um programa neste computador: o Node.js.
      1. Abra https://nodejs.org no navegador e baixe a versão marcada LTS.
      2. Instale, aceitando tudo do jeito que vem.
      3. Abra este arquivo de novo.

      Aperte Enter para fechar esta janela. "
    `);
  });

  test("reports an unsupported Node version and where to download another", async () => {
    const { project, programs } = await office();
    const manifest = join(project, "package.json");
    const text = readFileSync(manifest, "utf8").replace(/"node": ".*"/, '"node": "^18.1 || >=99"');
    writeFileSync(manifest, text);
    const { said, code } = open(project, withPath(programs));
    expect(await code).toBe(1);
    expect(said.text).toContain(`(${process.version}) não serve`);
    expect(said.text).toContain("https://nodejs.org");
  });

  test("reports that the file belongs in the content folder if the scripts are missing", async () => {
    const { project, programs } = await office();
    rmSync(join(project, "scripts"), { recursive: true });
    const { said } = open(project, withPath(programs));
    await expect.poll(() => said.text).toContain("ele fica na pasta content do projeto");
  });
});

test.skipIf(process.platform !== "linux")(
  "the start file runs its script in a terminal window if it was started without one",
  async () => {
    const { project, programs, program } = await office();
    program("xdg-terminal-exec", `printf '%s\\n' "$@"`);
    const child = spawn(join(project, startFile), {
      env: { ...process.env, PATH: withPath(programs), DISPLAY: ":0" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.on("data", (data) => (text += data));
    await new Promise((resolve) => child.once("close", resolve));
    const content = join(project, "content");
    expect(text.trim().split("\n")).toEqual(["sh", `${content}/../scripts/open.sh`, content]);
  },
);

test("the start file for Windows has CRLF line ends and only ASCII, and does not use PowerShell", () => {
  const text = readFileSync(join(root, "content/ABRIR-NO-WINDOWS.cmd"), "latin1");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(text).toMatch(/^[\r\n -~]+$/);
  expect(text).not.toMatch(/powershell/i);
});

test.skipIf(isWindows)("the start files for macOS and Linux are executable", () => {
  for (const name of ["ABRIR-NO-MAC.command", "ABRIR-NO-LINUX.sh"])
    expect(statSync(join(root, "content", name)).mode & 0o111, name).toBe(0o111);
});
