import { expect } from "vitest";
import type { JourneySuite } from "../../testing/engines/journey-types.ts";

const route = "/calculadora-simples-nacional";
const block = ".tax-calculator";
const total = `${block} .sheet .numeral`;

export const calculator: JourneySuite = (journey) => {
  journey(
    "calculates the tax from typed amounts, and keeps them in the address across a reload",
    async (visit) => {
      const tab = await visit(route);
      await tab.click("label:has([value=anexo-iii])");
      await tab.fill("[name=receita12]", "R$ 240.000,00");
      await tab.fill("[name=receita]", "20000.00");
      await tab.key("Enter");
      await expect.poll(() => tab.text(total)).toBe("R$ 1.460,00");
      await expect
        .poll(() => tab.text(`${block} form [role=status]`))
        .toBe("DAS estimado: R$ 1.460,00. Alíquota efetiva de 7,3% (Anexo III, 2ª faixa).");
      await tab.waitForUrl(`${route}?anexo=anexo-iii&receita12=240000&receita=20000`);
      await tab.reload();
      await tab.waitForHydration();
      await expect.poll(() => tab.text(total)).toBe("R$ 1.460,00");
    },
  );

  journey("shows an error at each invalid field and focuses the first one", async (visit) => {
    const tab = await visit(route);
    await tab.fill("[name=receita12]", "doze mil");
    await tab.fill("[name=receita]", "-5");
    await tab.click(`${block} button`, "Calcular");
    await expect
      .poll(() => tab.texts(`${block} .error`))
      .toEqual([
        "Escolha o que a empresa faz.",
        "Escreva só o número, como 1.234,56.",
        "O valor não pode ser negativo. Se não houve, escreva 0.",
      ]);
    await expect.poll(() => tab.hasFocus("[name=anexo]")).toBe(true);
  });
};
