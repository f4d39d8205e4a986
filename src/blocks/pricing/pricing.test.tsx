// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { BlockOf, Plan } from "../../model/types.ts";
import type { PackName } from "../../theme/packs/pack-names.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Pricing } from "./pricing.tsx";

const labels = {
  popular: "Mais Popular",
  month: "/mês",
  year: "/ano",
  once: "pagamento único",
  onRequest: "Sob consulta",
  everythingOf: "Tudo do {plan}, mais:",
  total: "Total por mês",
  feature: "O que está incluso",
};

const essencial: Plan = {
  id: "essencial",
  name: "Essencial",
  description: "Para começar.",
  price: 299,
  priceInWords: "duzentos e noventa e nove reais",
  period: "month",
  features: ["Contabilidade básica", "Relatórios mensais"],
};

const profissional: Plan = {
  id: "profissional",
  name: "Profissional",
  description: "Para quem tem **equipe**.",
  price: 599.9,
  period: "month",
  includes: "essencial",
  features: ["Departamento pessoal"],
  popular: true,
};

const empresarial: Plan = {
  id: "empresarial",
  name: "Empresarial",
  description: "Para decidir.",
  price: 1999,
  period: "month",
  includes: "profissional",
  features: ["Gerente dedicado", "Relatórios mensais"],
};

const three = [essencial, profissional, empresarial];

const image = { src: "/loupe.svg", alt: "Lupa", width: 282, height: 262 };

function draw(
  entries = three,
  change: Partial<BlockOf<"pricing">> = {},
  pack: PackName = "livro-razao",
): HTMLElement {
  const props = {
    block: {
      type: "pricing",
      title: "Planos",
      entries,
      prices: "shown",
      action: { label: "Escolher Plano", to: "/contato?plano={id}#formulario" },
      ...change,
    },
    site: { pack, settings: { currency: "BRL", language: "pt-BR" }, labels: { pricing: labels } },
    page: { first: false, index: 3 },
  } as unknown as BlockProps<"pricing">;
  document.body.innerHTML = renderToStaticMarkup(<Pricing {...props} />);
  return document.body;
}

/** Returns the text of an element with collapsed white space. */
function text(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

function texts(page: Element, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map(text);
}

function offer(page: Element, place: number): Element {
  return page.querySelectorAll("article")[place] as Element;
}

/** Returns the cells of a feature's row: for each plan, whether it has the feature. */
function row(page: Element, feature: string): boolean[] {
  const rows = [...page.querySelectorAll("li")];
  const found = rows.find((item) => text(item.querySelector("span")) === feature);
  return [...(found?.querySelectorAll(".mark") ?? [])].map((mark) => mark.innerHTML !== "");
}

describe("an offer", () => {
  test("shows name, description and price, and links to its own plan", () => {
    const page = draw();
    expect(texts(page, "article > h3")).toEqual(["Essencial", "Profissional", "Empresarial"]);
    expect(texts(page, ".suits")).toEqual([
      "Para começar.",
      "Para quem tem equipe.",
      "Para decidir.",
    ]);
    expect(texts(page, ".price")).toEqual(["R$ 299/mês", "R$ 599,90/mês", "R$ 1.999/mês"]);
    expect(texts(page, ".in-words")).toEqual(["duzentos e noventa e nove reais"]);
    const links = [...page.querySelectorAll("article > a")];
    expect(links.map((link) => [text(link), link.getAttribute("href")])).toEqual([
      ["Escolher Plano Essencial", "/contato?plano=essencial#formulario"],
      ["Escolher Plano Profissional", "/contato?plano=profissional#formulario"],
      ["Escolher Plano Empresarial", "/contato?plano=empresarial#formulario"],
    ]);
  });

  test("is labelled by the name of its plan", () => {
    const page = draw();
    const names = [...page.querySelectorAll("article")].map((article) => {
      const id = article.getAttribute("aria-labelledby");
      return text(page.querySelector(`[id=${id}]`));
    });
    expect(names).toEqual(["Essencial", "Profissional", "Empresarial"]);
  });

  test("sets a long amount smaller", () => {
    const isLong = (price: number) =>
      draw([{ ...essencial, price }]).querySelector(".long") !== null;
    expect([299, 599.9, 12999, 12999.5].map(isLong)).toEqual([false, false, false, true]);
  });

  test("does not wrap between currency and amount", () => {
    expect(draw().querySelector(".price")?.textContent).toBe("R$\u00a0299/mês");
    // The amount does not break. Only the period may wrap.
    expect(draw().querySelector(".price > span")?.textContent).toBe("R$\u00a0299");
  });

  test("lists the included plan first, then its own features", () => {
    const page = draw();
    expect(texts(offer(page, 0), "li")).toEqual(["Contabilidade básica", "Relatórios mensais"]);
    expect(texts(offer(page, 1), "li")).toEqual([
      "Tudo do Essencial, mais:",
      "Departamento pessoal",
    ]);
    expect(texts(offer(page, 2), "li")).toEqual([
      "Tudo do Profissional, mais:",
      "Gerente dedicado",
      "Relatórios mensais",
    ]);
  });

  test("does not mention an included plan that is not shown", () => {
    expect(texts(draw([profissional]), "li")).toEqual(["Departamento pessoal"]);
  });

  test("marks only the popular plan, with text", () => {
    const page = draw();
    expect(texts(page, ".tag")).toEqual(["Mais Popular"]);
    expect(page.querySelector(".tag")?.closest("article")).toBe(offer(page, 1));
    expect(texts(draw([essencial]), ".tag")).toEqual([]);
  });

  test.each([
    ["year", "R$ 299/ano"],
    ["once", "R$ 299 pagamento único"],
  ] as const)("shows a price with the period %s as %j", (period, price) => {
    expect(texts(draw([{ ...essencial, period }]), ".price")).toEqual([price]);
  });
});

describe("the table", () => {
  test("marks the features of each plan, including inherited ones", () => {
    const page = draw();
    expect(row(page, "Contabilidade básica")).toEqual([true, true, true]);
    expect(row(page, "Departamento pessoal")).toEqual([false, true, true]);
    expect(row(page, "Gerente dedicado")).toEqual([false, false, true]);
  });

  test("marks the second entry of a feature that two plans list as repeated", () => {
    const page = draw();
    expect(texts(page, "li.repeated")).toEqual(["Relatórios mensais"]);
    expect(offer(page, 2).querySelector(".repeated")).not.toBeNull();
  });

  test("ends with the monthly price of each plan", () => {
    expect(texts(draw(), ".total > *")).toEqual([
      "Total por mês",
      "R$ 299,00",
      "R$ 599,90",
      "R$ 1.999,00",
    ]);
  });

  test("has no total row unless all prices are monthly", () => {
    expect(texts(draw([essencial, { ...profissional, period: "once" }]), ".total")).toEqual([]);
  });

  test("hides marks and totals from screen readers, so that nothing is read twice", () => {
    const page = draw();
    for (const hidden of page.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    const words = text(page);
    for (const once of ["Contabilidade básica", "Gerente dedicado", "R$ 299", "Mais Popular"]) {
      expect(words.split(once)).toHaveLength(2);
    }
  });
});

test("contains no price if prices are on request", () => {
  const page = draw(three, { prices: "on-request" });
  expect(texts(page, ".price")).toEqual(["Sob consulta", "Sob consulta", "Sob consulta"]);
  expect(text(page)).not.toMatch(/R\$|299|duzentos|Total/);
  expect(page.querySelectorAll("article > a")).toHaveLength(3);
});

test("shows the aside and the note only if given", () => {
  const aside = { image, text: "Letras miúdas? Não há." };
  const page = draw(three, { aside, note: "Sem *multa*." });
  expect(page.querySelector("figure img")?.getAttribute("alt")).toBe("Lupa");
  expect(texts(page, "figcaption")).toEqual(["Letras miúdas? Não há."]);
  expect(texts(page, ".note")).toEqual(["Sem multa."]);
  expect(draw().querySelector("figure, .note")).toBeNull();
});

test.each([1, 2, 4, 6])("shows %d plans, and compares them only if there are 2 to 4", (count) => {
  const plans = Array.from({ length: count }, (_, index) => ({
    ...essencial,
    id: `plan-${index}`,
    name: `Contabilidadeinternacionalizadíssima ${index}`,
  }));
  const page = draw(plans);
  expect(page.querySelectorAll("article")).toHaveLength(count);
  expect(page.querySelector(".plans")?.getAttribute("data-count")).toBe(String(count));
  expect(page.querySelector(".compared") !== null).toBe(count === 2 || count === 4);
});

test("has no inline style", () => {
  expect(draw().innerHTML).not.toContain("style=");
});

describe("the stair layout", () => {
  const climb = (entries = three) => draw(entries, {}, "azulejo");
  const listsOf = (plan: Element) =>
    [...plan.querySelectorAll("ul")].map((list) => texts(list, "li"));

  test("lists the features of each lower plan below those of the plan itself", () => {
    const page = climb();
    expect(page.querySelectorAll(".stair > article")).toHaveLength(3);
    expect(listsOf(offer(page, 0))).toEqual([
      ["O que está incluso", "Contabilidade básica", "Relatórios mensais"],
    ]);
    expect(listsOf(offer(page, 2))).toEqual([
      ["Tudo do Profissional, mais:", "Gerente dedicado", "Relatórios mensais"],
      ["Departamento pessoal"],
      ["Contabilidade básica", "Relatórios mensais"],
    ]);
    expect(texts(offer(page, 2), ".held > p")).toEqual(["Profissional", "Essencial"]);
  });

  test("exposes only the plan's own features and the included plan's name to screen readers", () => {
    const last = offer(climb(), 2);
    const heard = [...last.querySelectorAll("li")].filter((each) => !each.closest("[aria-hidden]"));
    expect(heard.map(text)).toEqual([
      "Tudo do Profissional, mais:",
      "Gerente dedicado",
      "Relatórios mensais",
    ]);
    expect(text(last.querySelector(".price"))).toBe("R$ 1.999/mês");
  });

  test("is used only if each plan includes the one before it, and the style pack supports it", () => {
    expect(
      climb([essencial, { ...empresarial, includes: "essencial" }]).querySelector(".stair"),
    ).not.toBeNull();
    expect(climb([essencial, empresarial]).querySelector(".stair")).toBeNull();
    expect(climb([essencial, empresarial]).querySelector(".compared")).not.toBeNull();
    expect(climb([essencial]).querySelector(".stair")).toBeNull();
    expect(draw().querySelector(".stair")).toBeNull();
  });
});
