import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { generateTypes } from "../../codegen/generate-types.ts";
import { assembleSchemas } from "../../model/schema/schemas.ts";

/**
 * Copies the sources of a site's scripts into a folder inside the project, so that packages
 * resolve.
 */
function copySources(): string {
  mkdirSync(".cache", { recursive: true });
  const folder = resolve(mkdtempSync(join(".cache", "static-blocks-")));
  onTestFinished(() => rm(folder, { recursive: true }));
  const isShipped = (path: string) => !/[\\/](testing|dev)$|\.test\.tsx?$/.test(path);
  cpSync("src", join(folder, "src"), { recursive: true, filter: isShipped });
  cpSync("schemas", join(folder, "schemas"), { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) cpSync(name, join(folder, name));
  return folder;
}

/**
 * Adds static blocks, following the four steps in CONTRIBUTING.md. Each block has a distinctive
 * sentence.
 */
async function addStaticBlocks(folder: string, count: number): Promise<void> {
  const registry = join(folder, "src/blocks/registry.ts");
  let code = readFileSync(registry, "utf8");
  for (let number = 1; number <= count; number += 1) {
    const type = `extra-${number}`;
    const schema = readFileSync("schemas/blocks/notice.json", "utf8").replaceAll("notice", type);
    writeFileSync(join(folder, `schemas/blocks/${type}.json`), schema);
    mkdirSync(join(folder, "src/blocks", type));
    const component = `export const Extra${number} = () => <p className="${type}">Sentence ${number}</p>;\n`;
    writeFileSync(join(folder, "src/blocks", type, `${type}.tsx`), component);
    writeFileSync(join(folder, "src/blocks", type, `${type}.css`), `.${type} { margin: 0 }\n`);
    code = `import { Extra${number} } from "../house/${type}/${type}.tsx";\n${code}`;
    code = code.replace("} satisfies", `  "${type}": Extra${number},\n} satisfies`);
  }
  writeFileSync(registry, code);
  writeFileSync(join(folder, "src/model/types.ts"), await typesOf(join(folder, "schemas")));
}

function typesOf(folder: string): Promise<string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const paths = names.filter((name) => name.endsWith(".json"));
  const files = paths.map((path) => [
    path.replaceAll("\\", "/"),
    JSON.parse(readFileSync(join(folder, path), "utf8")),
  ]);
  return generateTypes(assembleSchemas(Object.fromEntries(files)));
}

/** Returns the scripts that the build emits: code by path. */
function bundle(folder: string): Record<string, string> {
  const program = `
    import { bundleClient } from "./src/builder/bundles/bundle.ts";
    const { files } = await bundleClient("content/blocks");
    console.log(JSON.stringify(Object.fromEntries(files.map(({ path, data }) => [path, data]))));`;
  writeFileSync(join(folder, "bundle.mts"), program);
  const options = { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 24 } as const;
  const command = ["--import", import.meta.resolve("tsx"), "bundle.mts"];
  return JSON.parse(execFileSync(process.execPath, command, options));
}

test("adding thirty static block types changes no client script", {
  timeout: 120_000,
}, async () => {
  const folder = copySources();
  const before = bundle(folder);
  await addStaticBlocks(folder, 30);
  const after = bundle(folder);
  expect(Object.keys(before).length).toBeGreaterThan(10);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(after).toEqual(before);
});
