import { expect } from "vitest";
import { journey } from "../../testing/browser/journey.ts";

journey(
  "telephone numbers keep the order of their characters on a right-to-left page",
  async ({ open }) => {
    const page = await open();
    await page.goto("/contato");
    const orders = await page.evaluate(() => {
      document.documentElement.dir = "rtl";
      const links = [...document.querySelectorAll('a[href^="tel:"]')];
      const texts = links
        .map(({ firstChild }) => firstChild)
        .filter((text) => text instanceof Text);
      return texts
        .filter(({ data }) => /^[+(\d]/.test(data))
        .map((text) => {
          const leftOf = (at: number) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getBoundingClientRect().left;
          };
          return { data: text.data, isKept: leftOf(0) < leftOf(text.length - 1) };
        });
    });
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.filter(({ isKept }) => !isKept)).toEqual([]);
  },
);
