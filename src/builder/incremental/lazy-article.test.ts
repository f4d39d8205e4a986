import { expect, test, vi } from "vitest";
import type { Article } from "../../model/types.ts";
import { collectDownloads } from "../assets/download-sizes.ts";
import { collectImages } from "../assets/replace-images.ts";
import { createLazyArticle } from "./lazy-article.ts";

const head = { id: "chains", title: "Chains" } as Article;

test("the text of an article is read once, when somebody asks for it", () => {
  const read = vi.fn(() => ({ body: "Oil them.", sources: [] }));
  const article = createLazyArticle(head, read);
  expect(article.title).toBe("Chains");
  expect(read).not.toHaveBeenCalled();
  expect([article.body, article.sources]).toEqual(["Oil them.", []]);
  expect(read).toHaveBeenCalledOnce();
});

test("it goes to a worker with its text", () => {
  const article = createLazyArticle(head, () => ({ body: "Oil them.", sources: [] }));
  expect(structuredClone(article)).toEqual({ ...head, body: "Oil them.", sources: [] });
});

test("nobody who only looks for pictures and downloads reads it", () => {
  const read = vi.fn(() => ({ body: "Oil them.", sources: [] }));
  const article = createLazyArticle(head, read);
  expect([collectImages([article]), collectDownloads([article])]).toEqual([[], []]);
  expect(read).not.toHaveBeenCalled();
});
