import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates a project with one command, which prints a word from another file. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), "prelo-program-"));
  folders.push(folder);
  write(folder, "package.json", `{"type":"module"}`);
  write(folder, "src/word.ts", `export const word: string = "Bom dia";`);
  write(folder, "src/builder/workers/worker.ts", "");
  write(folder, "scripts/greet.ts", greeting);
  for (const name of ["run.mjs", "compile.mjs", "editors-language.mjs"])
    cpSync(join(root, "scripts", name), join(folder, "scripts", name));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

const greeting = `import { word } from "../src/word.ts";
console.log(word, process.argv.slice(2).join(" "));`;

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function greet(folder: string, ...names: string[]) {
  const command = ["scripts/run.mjs", "greet", ...names];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: "utf8",
  });
  return { said: stdout.trim(), stderr, status };
}

const programs = (folder: string) => readdirSync(join(folder, ".cache/program"));

test("compiles a command once, and again when its source changes", () => {
  const folder = project();
  expect(greet(folder, "Ana", "Rui").said).toBe("Bom dia Ana Rui");
  const made = programs(folder);
  expect(greet(folder, "Ana").said).toBe("Bom dia Ana");
  expect(programs(folder)).toEqual(made);
  write(folder, "src/word.ts", `export const word: string = "Boa noite";`);
  expect(greet(folder, "Ana").said).toBe("Boa noite Ana");
  expect(programs(folder)).toHaveLength(2);
});

test("import.meta.dirname is the folder of the source file in a compiled command", () => {
  const folder = project();
  write(folder, "src/word.ts", "export const word: string = import.meta.dirname;");
  expect(greet(folder).said).toBe(join(folder, "src"));
});

test("ignores a compiled command copied from another folder", () => {
  const [folder, other] = [project(), project()];
  for (const each of [folder, other])
    write(each, "src/word.ts", "export const word: string = import.meta.dirname;");
  expect(greet(folder).said).toBe(join(folder, "src"));
  cpSync(join(folder, ".cache"), join(other, ".cache"), { recursive: true });
  expect(greet(other).said).toBe(join(other, "src"));
});

test("runs a command if the cache folder cannot be created", () => {
  const folder = project();
  write(folder, ".cache", "a file, and no folder");
  expect(greet(folder, "Ana").said).toBe("Bom dia Ana");
});

test("reports a syntax error with file, line and column", () => {
  const folder = project();
  write(folder, "src/word.ts", "export const word: string = ;");
  const { status, stderr } = greet(folder);
  expect(status).toBe(1);
  expect(stderr).toContain(join(folder, "src/word.ts:1:28"));
});

test("keeps at most ten compiled programs", () => {
  const folder = project();
  for (let day = 1; day <= 12; day += 1) {
    write(folder, "src/word.ts", `export const word: string = "Dia ${day}";`);
    expect(greet(folder).said).toBe(`Dia ${day}`);
  }
  expect(programs(folder)).toHaveLength(10);
});
