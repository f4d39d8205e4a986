import { expect, test, vi } from "vitest";
import type { Article } from "../../model/types.ts";
import { downloadAddressesIn } from "../assets/download-sizes.ts";
import { collectImages } from "../assets/replace-images.ts";
import { createLazyArticle } from "./lazy-article.ts";

const head = { id: "chains", title: "Chains" } as Article;

test("reads the text of a lazy article once, when it is first accessed", () => {
  const read = vi.fn(() => ({ body: "Oil them.", sources: [] }));
  const article = createLazyArticle(head, read);
  expect(article.title).toBe("Chains");
  expect(read).not.toHaveBeenCalled();
  expect([article.body, article.sources]).toEqual(["Oil them.", []]);
  expect(read).toHaveBeenCalledOnce();
});

test("clones a lazy article with its text", () => {
  const article = createLazyArticle(head, () => ({ body: "Oil them.", sources: [] }));
  expect(structuredClone(article)).toEqual({ ...head, body: "Oil them.", sources: [] });
});

test("does not read the text of a lazy article when pictures and downloads are collected", () => {
  const read = vi.fn(() => ({ body: "Oil them.", sources: [] }));
  const article = createLazyArticle(head, read);
  expect([collectImages([article]), downloadAddressesIn([article])]).toEqual([[], []]);
  expect(read).not.toHaveBeenCalled();
});
