import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { CheckContext } from "../../check/site-index/check-context.ts";
import { filesWithSchema } from "../../model/parsed-site.ts";
import { createTestFolder } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { buildSite } from "../build.ts";
import { readPreBuildState } from "./build-cache.ts";
import { loadEditedArticles } from "./load-edited-articles.ts";

interface ReadArticle {
  text: string;
  value: { title: string };
}

/** Functions with which an additional check of the categories reads fields of all articles. */
const further = vi.hoisted(() => ({ look: (_: ReadArticle) => {}, ask: (_: ReadArticle) => {} }));

vi.mock("../../check/semantics/check-articles.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  checkUnusedCategories: (source: CheckContext) => {
    for (const { parsed } of filesWithSchema(source.site.draft, "article.json")) {
      further.look(parsed as ReadArticle);
    }
  },
  checkReadingTime: ({ site, file }: CheckContext) => {
    const others = filesWithSchema(site.draft, "article.json").filter(
      ({ parsed }) => parsed.file !== file.parsed.file,
    );
    for (const { parsed } of others) further.ask(parsed as ReadArticle);
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
});

/** Whether an edit of an article is loaded alone, after a build with an additional check. */
async function isReadAlone(from: string, to: string): Promise<boolean> {
  const { directory: content } = await createWorkspace();
  const options = { content, out: join(await createTestFolder(), "site"), date: "2024-02-20" };
  expect((await buildSite(options)).pages).toBeDefined();
  const path = join(content, "articles/brakes.yaml");
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return (await loadEditedArticles(options, readPreBuildState(options))) !== undefined;
}

const newTitle = ["squeal", "sing"] as const;
const newDay = ["02-03", "01-01"] as const;

test("reloads only the edited article if no cross-file check reads its title", async () => {
  further.look = () => {};
  expect(await isReadAlone(...newTitle)).toBe(true);
});

test("reloads everything if a picture is added to an article's text", async () => {
  further.look = () => {};
  expect(await isReadAlone("body: Clean them.", 'body: "![A shop](shop.svg)"')).toBe(false);
});

test.each<[string, (article: ReadArticle) => void]>([
  ["its title", ({ value }) => void value.title],
  ["whether it has a title", ({ value }) => void ("title" in value)],
  ["all of it", ({ value }) => void JSON.stringify(value)],
  ["its text", ({ text }) => void text.length],
])("reloads everything after a title edit if a check of another file reads %s", async (_, look) => {
  further.look = look;
  expect(await isReadAlone(...newTitle)).toBe(false);
});

test("reloads everything if a check of the edited article newly reads a field of other articles", async () => {
  further.look = () => {};
  const before = further.ask;
  onTestFinished(() => {
    further.ask = before;
  });
  const { directory: content } = await createWorkspace();
  const options = { content, out: join(await createTestFolder(), "site"), date: "2024-02-20" };
  await buildSite(options);
  const path = join(content, "articles/brakes.yaml");
  writeFileSync(path, readFileSync(path, "utf8").replace(...newTitle));
  expect(await loadEditedArticles(options, readPreBuildState(options))).toBeDefined();
  further.ask = ({ value }) => void value.title;
  expect(await loadEditedArticles(options, readPreBuildState(options))).toBeUndefined();
});

test("reloads only the edited article if a cross-file check reads another field only", async () => {
  further.look = ({ value }) => void value.title;
  expect(await isReadAlone(...newDay)).toBe(true);
});

test("reloads everything if the description of a picture changes", async () => {
  further.look = () => {};
  expect(await isReadAlone("alt: A shop", "alt: The shop")).toBe(false);
});
