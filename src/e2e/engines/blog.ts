import { expect } from "vitest";
import type { JourneySuite } from "../../testing/engines/journey-types.ts";

const filter = "main .article-list nav a";
const cards = "main article";
const newsletter = "main .newsletter form";

/**
 * Runs in the page: stores the text of an element on every change. Pages loaded later can read it.
 */
function recordTextOnChange(selector: string): void {
  const place = document.querySelector<HTMLElement>(selector);
  const keep = () => sessionStorage.setItem("words", place?.innerText ?? "");
  new MutationObserver(keep).observe(place ?? document.body, { childList: true, subtree: true });
}

/** Runs in the page: finds clamped titles whose last visible line is not full. */
function findUnfilledClampedTitles(): string[] {
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

export const blog: JourneySuite = (journey) => {
  journey("a category filters the articles in place and announces their number", async (visit) => {
    const tab = await visit("/blog");
    await expect.poll(() => tab.visibleCount(cards)).toBe(6);
    await tab.click(filter, "Tributário");
    await tab.waitForUrl("/blog?categoria=tributario");
    await expect.poll(() => tab.visibleCount(cards)).toBe(2);
    await expect.poll(() => tab.text("#_announcer")).toBe("2 artigos");
    await tab.click(filter, "Gestão");
    await expect.poll(() => tab.visibleCount(cards)).toBe(1);
    await tab.back();
    await expect.poll(() => tab.visibleCount(cards)).toBe(2);
    await tab.click(filter, "Todos");
    await expect.poll(() => tab.visibleCount(cards)).toBe(6);
  });

  for (const width of [390, 1440]) {
    journey(`clamped article titles fill their visible lines at ${width} px`, async (visit) => {
      const tab = await visit("/blog", { width });
      await expect.poll(() => tab.evaluate(findUnfilledClampedTitles)).toEqual([]);
    });
  }

  journey(
    "the newsletter requires consent, then reports that the e-mail is ready",
    async (visit) => {
      const tab = await visit("/blog");
      await tab.fill(`${newsletter} [type=email]`, "ana@empresa.com.br");
      await tab.click(`${newsletter} button`, "Assinar");
      await expect.poll(() => tab.text(newsletter)).toContain("Marque a caixa");
      await expect.poll(() => tab.hasFocus("[type=checkbox]")).toBe(true);
      await tab.click(`${newsletter} [type=checkbox]`);
      await tab.evaluate(recordTextOnChange, newsletter);
      await tab.click(`${newsletter} button`, "Assinar");
      // Without a mail program, WebKit on Linux replaces this page with its own error page.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await tab.navigate("/blog");
      await expect
        .poll(() => tab.evaluate(() => sessionStorage.getItem("words")))
        .toContain("O pedido está pronto no seu programa de e-mail.");
    },
  );

  journey(
    "the newsletter reports a missing e-mail address and focuses its field",
    async (visit) => {
      const tab = await visit("/blog");
      await tab.click(`${newsletter} [type=checkbox]`);
      await tab.click(`${newsletter} button`, "Assinar");
      await expect.poll(() => tab.text(newsletter)).toContain("Escreva o seu e-mail");
      await expect.poll(() => tab.hasFocus("[type=email]")).toBe(true);
    },
  );

  journey("an article can be shared on WhatsApp or by copying its link", async (visit) => {
    const tab = await visit("/blog");
    await tab.click(`${cards} h3 a`, "Como abrir uma empresa");
    await tab.waitUntil(() => document.querySelector(".share [name=copy]")?.checkVisibility());
    await expect
      .poll(() => tab.attribute(".share a", "href"))
      .toMatch(/^https:\/\/wa\.me\/\?text=\S+/);
    await tab.click(".share [name=copy]");
    await expect.poll(() => tab.text(".share")).toContain("Link copiado");
  });
};
