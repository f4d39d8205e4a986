import { cp, lstat, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyContent } from "../testing/command.ts";
import { createWorkspace } from "../testing/content/workspace.ts";
import { fixFolder } from "./fix-folder.ts";

async function sample() {
  const workspace = await createWorkspace();
  const read = (path: string) => readFile(join(workspace.directory, path), "utf8");
  return { ...workspace, directory: workspace.directory, workspace, read };
}

test("does not write to a folder without errors", async () => {
  const { workspace, directory } = await sample();
  const path = join(directory, "plans.yaml");
  const { mtimeMs, ino } = await stat(path);
  expect(await fixFolder(directory)).toEqual([]);
  expect(await stat(path)).toMatchObject({ mtimeMs, ino });
  expect(await workspace.report()).toBe("");
});

test("fixes errors in several files and leaves no additional files", async () => {
  const { workspace, directory, read } = await sample();
  await workspace.edit("plans.yaml", "price: 19\n", "price: R$ 19\n");
  await workspace.edit("services.yaml", "title: Overhaul", "title: Now: overhaul");
  const listing = await readdir(directory, { recursive: true });
  const repairs = await fixFolder(directory);
  expect(repairs.map(({ code, line, written }) => [code, line, written])).toMatchInlineSnapshot(`
    [
      [
        "number-expected",
        4,
        "price: 19",
      ],
      [
        "colon-in-text",
        7,
        "title: "Now: overhaul"",
      ],
    ]
  `);
  expect(await workspace.report()).toBe("");
  expect(await read("plans.yaml")).toContain("  price: 19\n");
  expect(await readdir(directory, { recursive: true })).toEqual(listing);
  expect(await fixFolder(directory)).toEqual([]);
});

test("fixes a price in the site's currency, but not one in another currency", async () => {
  const { workspace, directory, read } = await sample();
  await workspace.edit("site.yaml", "currency: BRL", "currency: EUR");
  await workspace.edit("plans.yaml", "price: 19\n", "price: 19 €\n");
  await fixFolder(directory);
  expect(await read("plans.yaml")).toContain("price: 19\n");
  await workspace.edit("plans.yaml", "price: 19\n", "price: R$ 19\n");
  expect(await fixFolder(directory)).toEqual([]);
});

test("keeps the line endings, byte order mark and mode of a file", async () => {
  const { workspace, directory, read } = await sample();
  const text = (await read("plans.yaml")).replaceAll("\n", "\r\n");
  await workspace.file("plans.yaml", `\ufeff${text.replace("price: 19\r", "price: R$ 19\r")}`);
  const { mode } = await stat(join(directory, "plans.yaml"));
  await fixFolder(directory);
  expect(await read("plans.yaml")).toBe(`\ufeff${text}`);
  expect((await stat(join(directory, "plans.yaml"))).mode).toBe(mode);
});

test("fixes the target of a link inside the folder", async () => {
  const { workspace, directory, read } = await sample();
  const text = await read("plans.yaml");
  await workspace.file("notes/elsewhere.yaml", text.replace("price: 19\n", "price: R$ 19\n"));
  await workspace.file("plans.yaml", undefined);
  await workspace.link("plans.yaml", "notes/elsewhere.yaml");
  await fixFolder(directory);
  expect((await lstat(join(directory, "plans.yaml"))).isSymbolicLink()).toBe(true);
  expect(await read("notes/elsewhere.yaml")).toBe(text);
});

test("does not change the target of a link that is outside the folder", async () => {
  const { workspace, directory, read } = await sample();
  const text = (await read("plans.yaml")).replace("price: 19\n", "price: R$ 19\n");
  await workspace.file("../elsewhere.yaml", text);
  await workspace.file("plans.yaml", undefined);
  await workspace.link("plans.yaml", "../elsewhere.yaml");
  expect(await fixFolder(directory)).toEqual([]);
  expect(await read("../elsewhere.yaml")).toBe(text);
});

test.each([
  ["Windows-1252", (text: string) => Buffer.from(text.replace("City", "Não: sim"), "latin1")],
  ["UTF-16", (text: string) => Buffer.from(`\ufeff${text.replace("City", "a: b")}`, "utf16le")],
])("does not change a file in %s", async (_, encode) => {
  const { workspace, directory, read } = await sample();
  const bytes = encode(await read("plans.yaml"));
  await workspace.file("plans.yaml", bytes);
  expect(await fixFolder(directory)).toEqual([]);
  expect(await readFile(join(directory, "plans.yaml"))).toEqual(bytes);
});

test("adds a missing schema line if the editor's schemas exist", async () => {
  const content = await copyContent();
  const project = join(content.folder, "..");
  const page = join(content.folder, "pages/sobre.yaml");
  const text = await readFile(page, "utf8");
  await content.write("pages/sobre.yaml", text.slice(text.indexOf("\n") + 1));
  // Without schemas beside the folder, no reference to a schema can be written.
  expect(await fixFolder(content.folder)).toEqual([]);
  await cp(".vscode/schemas", join(project, ".vscode/schemas"), { recursive: true });
  const repairs = await fixFolder(content.folder, undefined, join(project, ".vscode/schemas"));
  expect(repairs.map(({ code, line }) => `${code} ${line}`)).toEqual(["schema-line 1"]);
  expect(await readFile(page, "utf8")).toBe(text);
});

test("returns no repairs for a missing folder", async () => {
  expect(await fixFolder("nowhere")).toEqual([]);
});
