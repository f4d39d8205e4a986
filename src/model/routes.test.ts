import { expect, test } from "vitest";
import { toRoutes } from "../layout/routes.ts";
import { createWorkspace } from "../testing/content/workspace.ts";
import { type ArticleForListRoutes, generatedListRoutes } from "./routes.ts";

const routes = { route: "/blog", categorySegment: "topic", pageSegment: "page", perPage: 2 };

function articles(count: number, category: string, apart = 0): ArticleForListRoutes[] {
  return Array.from({ length: count }, (_, index) => ({ category, apart: index < apart }));
}

test("paginates the article list and each category, without counting articles shown apart", () => {
  expect(generatedListRoutes(routes, [])).toEqual([]);
  expect(generatedListRoutes(routes, articles(2, "a"))).toEqual(["/blog/topic/a"]);
  expect(generatedListRoutes(routes, articles(3, "a", 1))).toEqual(["/blog/topic/a"]);
  expect(generatedListRoutes(routes, [...articles(3, "a"), ...articles(1, "b", 1)])).toEqual([
    "/blog/page/2",
    "/blog/topic/a",
    "/blog/topic/a/page/2",
    "/blog/topic/b",
  ]);
});

test.each([
  ["in the list", "", 5],
  ["apart", "  - {type: featured-article, title: First}\n", 4],
])(
  "accepts links to exactly the pages that are built, with the first article %s",
  async (_, block, pages) => {
    const workspace = await createWorkspace();
    await workspace.edit("pages/journal.yaml", "blocks:\n", `blocks:\n${block}`);
    await workspace.edit("site.yaml", "perPage: 6", "perPage: 1");
    await workspace.edit("categories.yaml", "Care}", "Care}\n- {id: parts, label: Parts}");
    const text = (id: string, category: string) => `id: ${id}
title: Another
excerpt: One more.
image: {src: shop.svg, alt: A shop}
category: ${category}
date: 2023-01-02
author: ada
readingMinutes: 1
body: Text.
`;
    for (const id of ["one", "two"]) await workspace.file(`articles/${id}.yaml`, text(id, "parts"));
    await workspace.file("articles/three.yaml", text("three", "care"));
    const { site } = await workspace.load();
    if (!site) throw new Error(await workspace.report());
    const all = toRoutes(site, site.labels).map(({ route }) => route);
    // The 404 page is built, but nothing links to it.
    const built = all.filter((route) => route !== "/404");
    for (const route of built) {
      await workspace.edit("articles/three.yaml", "body: Text.", `body: "[a](${route})"`);
      expect(await workspace.report()).toBe("");
      await workspace.edit("articles/three.yaml", `body: "[a](${route})"`, "body: Text.");
    }
    for (const route of [`/journal/page/${pages + 1}`, `/journal/topic/care/page/${pages - 1}`]) {
      await workspace.edit("articles/three.yaml", "body: Text.", `body: "[a](${route})"`);
      expect((await workspace.check()).map(({ code }) => code)).toEqual(["broken-link"]);
      await workspace.edit("articles/three.yaml", `body: "[a](${route})"`, "body: Text.");
    }
  },
);
