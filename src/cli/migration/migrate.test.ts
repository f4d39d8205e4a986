import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { buildSite } from "../../builder/build.ts";
import { engineCollections } from "../../check/collections/engine-collections.ts";
import { checkContentFolder } from "../../load/check-content-folder.ts";
import { openLocalBackend } from "../../studio/hosts/local/backend.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { olderContent } from "../../testing/older/older-content.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { runMigrate } from "./migrate.ts";

/** Runs the command on a folder and returns its exit code and output. */
async function migrate(content: string) {
  const said: string[] = [];
  const note = (text: unknown) => void said.push(String(text));
  const [out, error] = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  for (const stream of [out, error]) stream.mockImplementation(note);
  const code = await runMigrate(["--content", content]);
  for (const stream of [out, error]) stream.mockRestore();
  return { code, said: said.join("\n") };
}

/** Creates a site with its country in the older form, followed by a comment. */
async function older(line = '  countryCode: "55" # Brasil') {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", ", country: BR}", "} # the workshop");
  await workspace.edit("site.yaml", "  whatsapp: false", line);
  const settings = join(workspace.directory, "site.yaml");
  return { workspace, settings, text: () => readFile(settings, "utf8") };
}

test("reports older content in one note and still loads it as before", async () => {
  const { workspace } = await older();
  expect(await workspace.report()).toMatchInlineSnapshot(`
    "content/site.yaml:1:1
      Nota: Este conteúdo foi escrito para um Prelo mais antigo, e continua valendo. O comando migrate o traz à forma de hoje.
      1 | language: en
        | ^"
  `);
  const { site } = await workspace.load();
  expect(site?.settings.firm).toMatchObject({ countryCode: "55", address: { country: "BR" } });
  expect(site?.settings.header.bar?.[0]?.to).toBe("tel:+5538900000000");
});

test("migrate changes only outdated lines, keeps a copy, and changes nothing the second time", async () => {
  const { workspace, settings, text } = await older();
  const before = await text();
  const first = await migrate(workspace.directory);
  expect(first.code).toBe(0);
  expect(
    first.said.replaceAll(/\S*\.prelo\S*\//g, "…/").replaceAll(/\S*content\//g, "content/"),
  ).toMatchInlineSnapshot(`
    "O código do país nas ligações ("55") deu lugar ao país no endereço: country: BR
    O conteúdo é agora da versão 2.

    Atualizado: content/site.yaml. O arquivo como era está em …/site.yaml; para voltar, copie-o de lá."
  `);
  expect(await text()).toBe(
    `${before.replace('  countryCode: "55" # Brasil\n', "").replace("postalCode: 39400-000}", "postalCode: 39400-000, country: BR}")}contentVersion: 2\n`,
  );
  expect(await workspace.check()).toEqual([]);
  const kept = join(dirname(workspace.directory), ".prelo/migrate");
  const [moment = ""] = await readdir(kept);
  expect(await readFile(join(kept, moment, "site.yaml"), "utf8")).toBe(before);
  const after = await text();
  expect(await migrate(workspace.directory)).toEqual({
    code: 0,
    said: "O conteúdo já está na forma de hoje: não há nada a mudar.",
  });
  expect([await text(), await readdir(kept)]).toEqual([after, [moment]]);
  expect(settings).toBe(join(workspace.directory, "site.yaml"));
});

test("migrate keeps CRLF line endings and the byte order mark", async () => {
  const { workspace, settings, text } = await older();
  await writeFile(settings, `\ufeff${(await text()).replaceAll("\n", "\r\n")}`);
  expect((await migrate(workspace.directory)).code).toBe(0);
  const after = await text();
  expect(after.startsWith("\ufeff")).toBe(true);
  expect(after.replaceAll("\r\n", "")).not.toContain("\n");
  expect(after).toContain("country: BR}");
});

test("migrate fails and writes nothing if a file cannot be parsed", async () => {
  const { workspace, settings, text } = await older();
  await writeFile(settings, `${await text()}\n  - {: [\n`);
  const before = await text();
  const { code, said } = await migrate(workspace.directory);
  expect(code).toBe(1);
  expect(said).toContain("não pôde ser mudado");
  expect(await text()).toBe(before);
  expect(await readdir(dirname(workspace.directory))).toEqual(["content"]);
});

test("migrate writes nothing while a studio has the folder open, and succeeds once it is closed", async () => {
  const { workspace, text } = await older();
  const before = await text();
  const studio = await openLocalBackend(workspace.directory, { collections: engineCollections });
  if (!("close" in studio)) throw new Error(studio.message);
  const { code, said } = await migrate(workspace.directory);
  expect([code, await text()]).toEqual([1, before]);
  expect(said).toMatch(/^O conteúdo não pôde ser mudado: .*Nada foi mudado\.$/);
  await studio.close();
  expect((await migrate(workspace.directory)).code).toBe(0);
});

test("reports content for a newer version and refuses to migrate it", async () => {
  const { workspace, settings, text } = await older();
  await writeFile(settings, `${await text()}contentVersion: 900\n`);
  expect((await workspace.check()).map(({ code }) => code)).toEqual(["newer-content"]);
  expect((await migrate(workspace.directory)).code).toBe(1);
});

test("reports a missing country of the firm", async () => {
  const { workspace } = await older("  whatsapp: false");
  expect((await workspace.check()).map(({ code, path }) => `${code} ${path}`)).toEqual([
    "no-country /firm/address",
  ]);
});

function told({ code, severity }: Diagnostic): string {
  return `${severity} ${code}`;
}

/** Reads all files of a built site as text. Content hashes are removed from their names. */
async function built(content: string): Promise<{ codes: string[]; texts: Map<string, string> }> {
  const out = join(dirname(content), "dist");
  const { diagnostics } = await buildSite({ content, out });
  const paths = (await readdir(out, { recursive: true })).filter((path) => /\.\w+$/.test(path));
  const read = async (path: string) => [path, await readFile(join(out, path), "latin1")] as const;
  const texts = new Map(await Promise.all(paths.sort().map(read)));
  return { codes: diagnostics.map(told), texts };
}

test("content of version 1 builds, and builds the same pages after the migration", {
  timeout: 60_000,
}, async () => {
  const content = await olderContent("content/blocks");
  const checked = await checkContentFolder(content);
  // A picture that was unused before the migration is still unused.
  const found = ["note older-content", "warning unused-picture"];
  expect(checked.diagnostics.map(told).sort()).toEqual(found);
  const before = await built(content);
  expect(before.texts.size).toBeGreaterThan(40);
  expect(before.codes.sort()).toEqual(found);
  expect((await migrate(content)).code).toBe(0);
  const after = await built(content);
  expect(after.codes).toEqual(["warning unused-picture"]);
  expect([...after.texts.keys()]).toEqual([...before.texts.keys()]);
  // `version.json` contains the hash of the content, which has changed.
  for (const [path, text] of after.texts)
    if (path !== "version.json") expect([path, before.texts.get(path)]).toEqual([path, text]);
});
