import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContentFolder } from "../../load/check-content-folder.ts";
import { createDiskFileStore } from "../../load/files/disk-files.ts";
import { loadRules } from "../../load/load-folder.ts";
import {
  countryFromSettings,
  withPublicationDiagnostics,
} from "../../load/publication-checks/publication-diagnostics.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { formatChecklist } from "./format-checklist.ts";
import { createPublicationChecklist } from "./publication-checklist.ts";

async function listOf(content: string) {
  const checked = await checkContentFolder(content);
  const rules = await loadRules(content);
  const { diagnostics, files } = withPublicationDiagnostics(
    createDiskFileStore(content),
    rules,
    checked,
  );
  const points = createPublicationChecklist({
    diagnostics,
    files,
    country: countryFromSettings(files),
  });
  return { points, diagnostics, files };
}

test("formats the checklist of the shipped site with done and open points and their count", async () => {
  const { points, diagnostics, files } = await listOf("content");
  const text = formatChecklist(points, files, { color: false, again: "x check" });
  expect(text).toContain("  ☐ Endereço do site: escreva o endereço");
  expect(text).toContain("      content/site.yaml:4:6  https://chronos.example");
  expect(text).toContain("  ✓ Política de privacidade: o site tem a página.");
  expect(text).toMatch(/\n\nFaltam 6 de 15\.\nCorrija, salve e confira de novo: x check$/);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(points.flatMap(({ places }) => places)).toEqual(expect.arrayContaining(errors));
  expect(points.flatMap(({ places }) => places)).toHaveLength(errors.length);
});

test("counts only required points as open, and lists optional ones", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", "https://spoke.example", "https://spoke.com");
  await workspace.edit("site.yaml", "hello@spoke.example", "hello@spoke.com");
  await workspace.edit("site.yaml", "(38) 90000-0000", "(38) 93221-4477");
  const { points, files } = await listOf(workspace.directory);
  const open = points.filter(({ isDone }) => !isDone);
  expect(open.map(({ id, isNeeded }) => `${id} ${isNeeded}`)).toEqual([
    "forms true",
    "privacy false",
    "terms false",
    "not-found false",
  ]);
  const text = formatChecklist(points, files, { color: false, again: "x" });
  expect(text).toContain("☐ Termos de uso (não impede a publicação): ");
  expect(text).toContain("com os dados de quem escreve (LGPD, art. 9º).");
  expect(text).toContain("Falta 1 de 15.");
});

test.each([
  ["DE", "Impressum", " (§ 5 DDG)", "Impressum"],
  ["FR", "Mentions légales", " (LCEN, art. 1-1)", "mentions-legales"],
  ["GB", undefined, "", ""],
])("asks for the page that the law of %s requires: %s", async (country, title, law, name) => {
  const workspace = await createWorkspace();
  const address = `{country: ${country}, street: Main St 1, city: Wheelton, postalCode: "${country === "GB" ? "SW1A 1AA" : "10115"}"}`;
  const settings = await readFile(join(workspace.directory, "site.yaml"), "utf8");
  await workspace.file("site.yaml", settings.replace(/address: \{.*\}/, `address: ${address}`));
  const notice = async () => {
    const { points } = await listOf(workspace.directory);
    return points.find(({ id }) => id === "imprint");
  };
  expect(await notice()).toEqual(title && expect.objectContaining({ title, isDone: false }));
  if (!title) return;
  expect((await notice())?.says).toContain(`quem responde pelo site${law}.`);
  const page = `route: /${name}\ntitle: ${title}\ndescription: Who we are.\nblocks:\n  - type: banner\n    title: ${title}\n`;
  await workspace.file("pages/notice.yaml", page);
  expect(await notice()).toMatchObject({ isDone: true, says: "o site tem a página." });
});

test("describes the icon as generated or as the site's own", async () => {
  const workspace = await createWorkspace();
  const says = async () => {
    const { points } = await listOf(workspace.directory);
    return points.find(({ id }) => id === "icon")?.says;
  };
  expect(await says()).toBe("é desenhado com a primeira letra do nome e as cores do site.");
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"/>';
  await workspace.file("media/sign.svg", square);
  const theme = await readFile(join(workspace.directory, "theme.yaml"), "utf8");
  await workspace.file(
    "theme.yaml",
    theme.replace("{", '{"icon": {"src": "sign.svg", "alt": ""},'),
  );
  expect(await says()).toBe("é o desenho do próprio site.");
});

test("lists errors as one required point, without their places", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("plans.yaml", "price: 19\n", "price: R$ 19\n");
  const { points, files } = await listOf(workspace.directory);
  expect(points[0]).toMatchObject({ id: "mistakes", isDone: false, isNeeded: true });
  const text = formatChecklist(points, files, { color: false, again: "x" });
  expect(text).not.toContain("plans.yaml");
});
