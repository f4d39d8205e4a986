import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { OutputFile } from "../../../../builder/html/output-file.ts";
import { copyContent } from "../../../../testing/command.ts";
import type { SiteBuildData } from "../../../preview-worker/site-build-data.ts";
import { createHeadersFileText } from "./static-documents.ts";
import { buildStaticStudio } from "./static-studio.ts";

const textOf = (files: readonly OutputFile[], name: string) =>
  String(files.find(({ path }) => path === name)?.data);

test("builds pages without inline code or absolute URLs, files without content or local paths, and valid lists", async () => {
  const { folder, edit } = await copyContent();
  await edit("pages/inicio.yaml", "Solicitar Orçamento", "Palavra que só o conteúdo tem");
  const files = await buildStaticStudio(folder, "2026-11-23");
  for (const name of ["index.html", "page.html"]) {
    const document = textOf(files, name);
    expect(document).toContain("default-src 'none'; script-src 'self'");
    expect(document.match(/<script/g)).toHaveLength(1);
    expect(document).not.toMatch(/<script[^>]*>[^<]|\son\w+=|(?:src|href)="\//);
  }
  const all = files.map(({ data }) => Buffer.from(data).toString("latin1")).join("\n");
  expect(Buffer.from(all, "latin1").includes(Buffer.from("Palavra que só o conteúdo"))).toBe(false);
  const leaking = files.filter(({ data }) => {
    return [process.cwd(), folder].some((path) => Buffer.from(data).includes(path));
  });
  expect(leaking.map(({ path }) => path)).toEqual([]);
  expect(textOf(files, "offline.js")).not.toMatch(/\bimport\b/);
  const site = JSON.parse(textOf(files, "brought.json")) as SiteBuildData;
  expect(site.folder).toBe("content");
  expect(Object.keys(site.codeFiles)).toContain("registry.ts");
  // Each file has its SHA-256 and its git blob id.
  expect(site.codeFiles["registry.ts"]?.map(({ length }) => length)).toEqual([64, 40]);
  const kept = JSON.parse(textOf(files, "offline.json")) as string[];
  const names = new Set(files.map(({ path }) => path));
  expect(kept.filter((path) => path !== "./" && !names.has(path))).toEqual([]);
}, 60_000);

test("changes the build mark when theme.yaml changes, and keeps it when nothing changes", async () => {
  const { folder } = await copyContent();
  const markOf = async () => {
    const files = await buildStaticStudio(folder, "2026-11-23");
    return (JSON.parse(textOf(files, "brought.json")) as SiteBuildData).mark;
  };
  const first = await markOf();
  expect(await markOf()).toBe(first);
  await writeFile(join(folder, "theme.yaml"), "");
  expect(await markOf()).not.toBe(first);
}, 60_000);

test("rejects with the file name if site code has a syntax error", async () => {
  const { folder, write } = await copyContent();
  await write("blocks/registry.ts", "export const registry = {");
  await expect(buildStaticStudio(folder)).rejects.toThrow(/registry\.ts/);
}, 60_000);

test("the headers file lists each path once, and has one wasm-unsafe-eval and no open policy", () => {
  const paths = createHeadersFileText()
    .split("\n")
    .filter((line) => line.startsWith("/"));
  expect(new Set(paths).size).toBe(paths.length);
  const makers = createHeadersFileText()
    .split("\n")
    .filter((line) => line.includes("wasm-unsafe-eval"));
  expect(makers).toHaveLength(1);
  expect(createHeadersFileText()).not.toMatch(/'unsafe-eval'|\*;|https?:(?!\/\/api\.github\.com)/);
});
