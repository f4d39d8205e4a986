import { expect } from "vitest";
import { type JourneySuite, phoneViewport } from "../../testing/engines/journey-types.ts";
import { findObscuredFocus } from "../../testing/engines/obscured-focus.ts";

const form = "#formulario form";
const submitSelector = `${form} button[type=submit], ${form} button:not([type])`;

export const contactForm: JourneySuite = (journey) => {
  journey("shows all errors of a form and focuses the first invalid field", async (visit) => {
    const tab = await visit("/contato", phoneViewport);
    await tab.fill("[name=email]", "ana");
    await tab.click(submitSelector);
    await expect.poll(() => tab.hasFocus("[name=name]")).toBe(true);
    await expect
      .poll(() => tab.evaluate(findObscuredFocus, "all"), { message: "under the header" })
      .toBeUndefined();
    await expect
      .poll(() => tab.texts(`${form} .error`))
      .toEqual([
        "Nome é obrigatório",
        "Email inválido",
        "Telefone é obrigatório",
        "Mensagem é obrigatória",
      ]);
    await expect.poll(() => tab.value("[name=email]")).toBe("ana");
    await tab.fill("[name=email]", "ana@empresa.com.br");
    await expect.poll(() => tab.attribute("[name=email]", "aria-invalid")).not.toBe("true");
  });

  journey("a valid form is sent, shows a success message and is reset", async (visit) => {
    const tab = await visit("/contato?servico=consultoria-fiscal");
    await expect.poll(() => tab.value("[name=service]")).toBe("consultoria-fiscal");
    await expect.poll(() => tab.value("[name=message]")).toContain("Consultoria Fiscal");
    await tab.fill("[name=name]", "Ana de Assis");
    await tab.fill("[name=email]", "ana@empresa.com.br");
    await tab.fill("[name=phone]", "38 90000-0000");
    await tab.click(submitSelector);
    await expect
      .poll(() => tab.text(`${form} [role=status]`), { timeout: 5000 })
      .toContain("Mensagem enviada com sucesso!");
    await expect.poll(() => tab.value("[name=name]")).toBe("");
  });

  journey("a question opens and closes by mouse and by keyboard", async (visit) => {
    const tab = await visit("/contato");
    const answer = ".faq details:first-of-type > :not(summary)";
    const summary = ".faq details:first-of-type summary";
    await expect.poll(() => tab.visibleCount(answer)).toBe(0);
    await tab.click(summary);
    await expect.poll(() => tab.visibleCount(answer)).toBe(1);
    await tab.key("Enter");
    await expect.poll(() => tab.visibleCount(answer)).toBe(0);
    await tab.key("Space");
    await expect.poll(() => tab.visibleCount(answer)).toBe(1);
    await expect.poll(() => tab.text(answer)).toContain("15 a 30 dias úteis");
  });

  journey("the map is a drawing with a link to an external map, not an iframe", async (visit) => {
    const tab = await visit("/contato");
    await expect.poll(() => tab.text("main .map")).toContain("Mapa interativo será carregado aqui");
    await expect.poll(() => tab.visibleCount("main .map svg")).toBe(1);
    await expect.poll(() => tab.attribute("main .map a[href]", "href")).toMatch(/^https:\/\//);
    await expect.poll(() => tab.visibleCount("main .map iframe")).toBe(0);
  });
};
