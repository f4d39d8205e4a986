import { expect } from "vitest";
import { collapseWhiteSpace, journey } from "../../testing/browser/journey.ts";

journey(
  "each form states the purpose, legal basis, retention period and contact for its data",
  async ({ visit }) => {
    for (const route of ["/contato", "/blog"]) {
      const form = (await visit(route)).locator("main form.message");
      const words = collapseWhiteSpace(await form.textContent());
      for (const part of [
        /só para/,
        /LGPD, art\. 7º/,
        /até 12 meses|enquanto durar/,
        /Encarregado/,
      ])
        expect(words, route).toMatch(part);
      expect(await form.locator("a[href='/privacidade']").count()).toBe(1);
      expect(await form.locator("a[href^='mailto:']").count()).toBe(1);
    }
  },
);

journey(
  "the newsletter requires consent with a checkbox, which the contact form does not have",
  async ({ visit }) => {
    const contact = await visit("/contato");
    expect(await contact.locator("input[type=checkbox]").count()).toBe(0);
    const page = await visit("/blog");
    const form = page.locator(".newsletter form");
    const box = page.getByRole("checkbox", { name: "Sim, quero receber a carta." });
    expect(await box.isChecked()).toBe(false);
    await form.locator("[type=email]").fill("not an address");
    await form.getByRole("button", { name: "Assinar" }).click();
    await expect
      .poll(async () => collapseWhiteSpace(await form.textContent()))
      .toContain("Marque a caixa");
    await expect.poll(() => box.evaluate((each) => each === document.activeElement)).toBe(true);
    await box.check();
    await form.getByRole("button", { name: "Assinar" }).click();
    await expect
      .poll(async () => collapseWhiteSpace(await form.textContent()))
      .toContain("O pedido está pronto no seu programa de e-mail.");
  },
);
