// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { ClientSite } from "../layout/client-site.ts";
import { createArticlePreview, isArticleRoute } from "./load-article.ts";

const site = {
  articles: { route: "/journal", back: "Back to the journal", firm: "Spoke" },
} as ClientSite;

const card = [
  '<main><article class="story wide"><picture><img class="cover" src="/a.svg" alt="A chain" loading="lazy"></picture>',
  '<div class="words"><p class="meta note"><a href="/journal/topic/care">Care</a></p>',
  '<h3><a href="/journal/chains">Chains &amp; oil</a></h3><p class="excerpt">When to change.</p></div></article></main>',
].join("");

beforeEach(() => {
  window.location.href = "https://spoke.example/journal";
  document.body.innerHTML = "";
});

test("accepts only routes directly below the article list as articles", () => {
  const articles = ["/journal/chains", "/journal/chains/"].map((route) =>
    isArticleRoute(route, site),
  );
  expect(articles).toEqual([true, false]);
  for (const route of ["/journal", "/journal/", "/journal/topic/care", "/journals/chains", "/"])
    expect(isArticleRoute(route, site), route).toBe(false);
  expect(isArticleRoute("/journal/chains", { ...site, articles: undefined })).toBe(false);
});

test("previews an article from its card without a request", async () => {
  document.body.innerHTML = card;
  const fetched = vi.spyOn(globalThis, "fetch");
  const { title, partial, blocks } = await createArticlePreview("/journal/chains", site);
  expect([title, partial]).toEqual(["Chains & oil · Spoke", true]);
  expect(blocks).toMatchInlineSnapshot(`
    [
      {
        "html": "<article class="article"><header class="fold"><p class="remark"><a href="/journal">Back to the journal</a></p><div class="body"><p class="meta note"><a href="/journal/topic/care">Care</a></p><h1>Chains &amp; oil</h1><picture><img class="cover" src="/a.svg" alt="A chain"></picture><div class="words"><p class="lede">When to change.</p></div></div></header></article>",
        "type": "article",
      },
    ]
  `);
  expect(fetched).not.toHaveBeenCalled();
});

test("previews an article without a card from its document, but rejects one of another build", async () => {
  document.body.innerHTML = '<script type="text/plain" data-site="/assets/site-1.json"></script>';
  const article =
    "<article class=article><header><h1>Oil at Spoke</h1></header><p>Drop by drop.</article>";
  const answer = (build: number) =>
    `<main><div data-block=article>${article}</div></main><script data-site="/assets/site-${build}.json">`;
  const fetched = vi.spyOn(globalThis, "fetch");
  fetched.mockResolvedValueOnce(new Response(answer(2)) as never);
  await expect(createArticlePreview("/journal/oil", site)).rejects.toThrow();
  fetched.mockResolvedValueOnce(new Response(answer(1)) as never);
  const { title, blocks } = await createArticlePreview("/journal/oil", site);
  expect(title).toBe("Oil at Spoke");
  expect(blocks).toEqual([
    {
      type: "article",
      html: `<article class="article"><header><h1>Oil at Spoke</h1></header></article>`,
    },
  ]);
});
