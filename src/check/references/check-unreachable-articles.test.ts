import { expect, test } from "vitest";
import { createSampleFiles } from "../../testing/content/sample-content.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

async function report(changes: Record<string, (text: string) => string>) {
  const workspace = await createWorkspace();
  const files = await createSampleFiles();
  // Removes the header's link to the list: that link would be reported, too.
  const header = (text: string) => text.replace(/^.*to: \/journal\}\n/m, "");
  await workspace.file("site.yaml", header(files["site.yaml"] ?? ""));
  for (const [path, change] of Object.entries(changes))
    await workspace.file(path, change(files[path] ?? ""));
  return workspace.report();
}

const asDraft = (text: string) => `${text.trimEnd()}\ndraft: true\n`;

test("reports published articles if the page that lists them is a draft", async () => {
  expect(await report({ "pages/journal.yaml": asDraft })).toContain(
    "mas nada leva a ele: a página que lista os artigos (content/pages/journal.yaml) ainda não está.",
  );
});

test("reports nothing if the list is published, or if the list and all articles are drafts", async () => {
  expect(await report({})).toBe("");
  const all = await report({
    "pages/journal.yaml": asDraft,
    "articles/chains.yaml": asDraft,
    "articles/brakes.yaml": asDraft,
  });
  expect(all).not.toContain("nada leva a ele");
});

test("accepts an article with a link from another page while the list is a draft", async () => {
  const told = await report({
    "pages/journal.yaml": asDraft,
    "articles/chains.yaml": asDraft,
    "faq.yaml": (text) =>
      `${text.trimEnd()}\n- {question: Brakes?, answer: "[Read](/journal/brakes)"}\n`,
  });
  expect(told).not.toContain("nada leva a ele");
});

test("reports which page to create if no page lists the articles", async () => {
  const workspace = await createWorkspace();
  await workspace.file("pages/journal.yaml", undefined);
  const found = await workspace.check();
  const told = found.find(({ path }) => path === "/articles/route");
  expect(told?.message).toBe(
    'Nenhuma página tem o endereço "/journal". Faça uma página com "route: /journal" e o bloco "article-list" (Lista de artigos), que lista os artigos.',
  );
});

test("names the address of the page with the list if the setting has another one", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("pages/journal.yaml", "route: /journal", "route: /notes");
  const found = await workspace.check();
  const told = found.find(({ path }) => path === "/articles/route");
  expect(told?.message).toContain('"/notes"');
});
