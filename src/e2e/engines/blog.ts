import { expect } from "vitest";
import type { Journeys } from "../../testing/engines/visit.ts";

const filter = "main .article-list nav a";
const cards = "main article";
const newsletter = "main .newsletter form";

/** Runs in the page: keeps what a place of it says from now on for the pages after this one. */
function keepWords(selector: string): void {
  const place = document.querySelector<HTMLElement>(selector);
  const keep = () => sessionStorage.setItem("words", place?.innerText ?? "");
  new MutationObserver(keep).observe(place ?? document.body, { childList: true, subtree: true });
}

/** Runs in the page: titles that are cut earlier than their lines are full. */
function findCutTitles(): string[] {
  const titles = [...document.querySelectorAll<HTMLElement>("main .article-list h3")];
  const shownOf = (title: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(title.querySelector("a") ?? title);
    const edge = title.getBoundingClientRect().bottom;
    const lines = [...range.getClientRects()].filter(({ top }) => top < edge);
    return lines.reduce((sum, { width }) => sum + width, 0);
  };
  return titles.flatMap((title) => {
    const shown = shownOf(title);
    title.style.textWrap = "wrap";
    return shown < shownOf(title) * 0.9 ? [title.textContent ?? ""] : [];
  });
}

export const blog: Journeys = (journey) => {
  journey("a category filters in place, and says how many", async (visit) => {
    const tab = await visit("/blog");
    await expect.poll(() => tab.seen(cards)).toBe(6);
    await tab.press(filter, "Tributário");
    await tab.arrive("/blog?categoria=tributario");
    await expect.poll(() => tab.seen(cards)).toBe(2);
    await expect.poll(() => tab.text("#_announcer")).toBe("2 artigos");
    await tab.press(filter, "Gestão");
    await expect.poll(() => tab.seen(cards)).toBe(1);
    await tab.back();
    await expect.poll(() => tab.seen(cards)).toBe(2);
    await tab.press(filter, "Todos");
    await expect.poll(() => tab.seen(cards)).toBe(6);
  });

  for (const width of [390, 1440]) {
    journey(`a title that is cut fills its lines before: ${width} px`, async (visit) => {
      const tab = await visit("/blog", { width });
      await expect.poll(() => tab.evaluate(findCutTitles)).toEqual([]);
    });
  }

  journey("the newsletter asks for consent first, then has the letter ready", async (visit) => {
    const tab = await visit("/blog");
    await tab.fill(`${newsletter} [type=email]`, "ana@empresa.com.br");
    await tab.press(`${newsletter} button`, "Assinar");
    await expect.poll(() => tab.text(newsletter)).toContain("Marque a caixa");
    await expect.poll(() => tab.focused("[type=checkbox]")).toBe(true);
    await tab.press(`${newsletter} [type=checkbox]`);
    await tab.evaluate(keepWords, newsletter);
    await tab.press(`${newsletter} button`, "Assinar");
    // Where there is no mail program, WebKit on Linux puts a page of its own in the place of this one.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await tab.go("/blog");
    await expect
      .poll(() => tab.evaluate(() => sessionStorage.getItem("words")))
      .toContain("O pedido está pronto no seu programa de e-mail.");
  });

  journey("the newsletter says that an address is missing", async (visit) => {
    const tab = await visit("/blog");
    await tab.press(`${newsletter} [type=checkbox]`);
    await tab.press(`${newsletter} button`, "Assinar");
    await expect.poll(() => tab.text(newsletter)).toContain("Escreva o seu e-mail");
    await expect.poll(() => tab.focused("[type=email]")).toBe(true);
  });

  journey("an article is shared by a message or by its link", async (visit) => {
    const tab = await visit("/blog");
    await tab.press(`${cards} h3 a`, "Como abrir uma empresa");
    await tab.until(() => document.querySelector(".share [name=copy]")?.checkVisibility());
    await expect
      .poll(() => tab.attribute(".share a", "href"))
      .toMatch(/^https:\/\/wa\.me\/\?text=\S+/);
    await tab.press(".share [name=copy]");
    await expect.poll(() => tab.text(".share")).toContain("Link copiado");
  });
};
