import type { ClientSite } from "../layout/client-site.ts";
import type { PageData } from "../layout/page-data.ts";
import { toTrustedHtml } from "./trusted-markup.ts";

/*
 * Articles have no page data, only their document. The first view of an article is made from the
 * card that links to it or, without a card, from the beginning of the document.
 */

/** Whether a route is the address of an article: exactly one segment below the article list. */
export function isArticleRoute(route: string, { articles }: ClientSite): boolean {
  const [list, id] = [route.slice(0, route.lastIndexOf("/")), route.slice(route.lastIndexOf("/"))];
  return list === articles?.route && id.length > 1;
}

/**
 * Returns the beginning of an article. It comes from a card on this page that links to the article,
 * without a request, or else from the article's document. Rejects if the document cannot be loaded
 * or belongs to another build.
 */
export async function createArticlePreview(
  route: string,
  { articles }: ClientSite,
): Promise<PageData> {
  const card = cardLinkingTo(route);
  const opening = document.createElement("template");
  opening.innerHTML = toTrustedHtml(
    card ? previewFromCard(card) : articleHeadOf(await fetchArticle(route)),
  );
  const back = opening.content.querySelector<HTMLAnchorElement>(".remark a");
  if (card && back && articles) {
    back.setAttribute("href", articles.route);
    back.textContent = articles.back;
  }
  const title = opening.content.querySelector("h1")?.textContent ?? "";
  return {
    route,
    title: title.includes(articles?.firm ?? "") ? title : `${title} · ${articles?.firm}`,
    styles: "",
    partial: true,
    blocks: [{ type: "article", html: toTrustedHtml(opening.innerHTML) }],
  };
}

/** Returns the card on this page that links to an article. */
function cardLinkingTo(route: string): Element | null | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>("main .story h3 a");
  return [...links].find(({ pathname }) => pathname === route)?.closest(".story");
}

/**
 * Makes the beginning of an article from its card. The author is added with the rest, because cards
 * word it differently.
 */
function previewFromCard(card: Element): string {
  const find = (selector: string) => card.querySelector(selector);
  const cover = find("picture, .cover")?.outerHTML.replace(' loading="lazy"', "") ?? "";
  return [
    '<article class="article"><header class="fold"><p class="remark"><a></a></p>',
    `<div class="body">${find(".meta")?.outerHTML}<h1>${find("h3 a")?.innerHTML}</h1>${cover}`,
    `<div class="words"><p class="lede">${find(".excerpt")?.innerHTML}</p></div>`,
    "</div></header></article>",
  ].join("");
}

function articleHeadOf(article: string): string {
  return `${article.slice(0, article.indexOf("</header>"))}</header></article>`;
}

const articles = new Map<string, Promise<string>>();

/**
 * Fetches the document of an article once and returns the article's markup. Rejects if the document
 * cannot be loaded or belongs to another build; the next call retries.
 */
export function fetchArticle(route: string): Promise<string> {
  const known = articles.get(route);
  if (known) return known;
  const article = fetchArticleUncached(route);
  articles.set(route, article);
  article.catch(() => articles.delete(route));
  return article;
}

async function fetchArticleUncached(route: string): Promise<string> {
  const response = await fetch(route);
  const text = await response.text();
  // The output format of our build: one block, then the end of the content.
  const before = "<div data-block=article>";
  const [start, end] = [text.indexOf(before), text.lastIndexOf("</div></main>")];
  const isOurs = response.ok && start >= 0 && end >= 0 && text.includes(siteDataAddress());
  if (!isOurs) throw new Error(route);
  return text.slice(start + before.length, end);
}

/** Returns the URL of the site data. It differs in each build and so identifies the build. */
function siteDataAddress(): string {
  return document.querySelector<HTMLElement>("[data-site]")?.dataset.site ?? "";
}
