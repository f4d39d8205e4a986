// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BlockOf } from "../../content/types.ts";
import type { BlockProps } from "../props.ts";
import { MapBlock } from "./map.tsx";

const address = {
  street: "Rua das Amostras, 100",
  district: "Bairro Canelas",
  city: "Montes Claros",
  state: "MG",
  postalCode: "39400-000",
};

function draw(change: Partial<BlockOf<"map">> = {}): HTMLElement {
  const props = {
    block: {
      type: "map",
      title: "Onde estamos",
      placeholder: "Mapa interativo será carregado aqui",
      linkLabel: "Abrir no mapa",
      ...change,
    },
    site: { settings: { firm: { address } }, labels: { contact: { postalCode: "CEP {n}" } } },
    page: { first: false, index: 1 },
  } as unknown as BlockProps<"map">;
  document.body.innerHTML = renderToStaticMarkup(<MapBlock {...props} />);
  return document.body;
}

function link(page: HTMLElement): URL {
  return new URL(page.querySelector("a")?.getAttribute("href") ?? "");
}

test("the words of the placeholder stand with the address", () => {
  const { textContent } = draw();
  expect(textContent).toContain("Mapa interativo será carregado aqui");
  expect(textContent).toContain("Rua das Amostras, 100");
  expect(textContent).toContain("CEP 39400-000");
});

test("the link looks for the address", () => {
  const { origin, pathname, searchParams } = link(draw());
  expect(origin + pathname).toBe("https://www.openstreetmap.org/search");
  expect(searchParams.get("query")).toBe(
    "Rua das Amostras, 100, Bairro Canelas, Montes Claros, MG, 39400-000",
  );
});

test("the link leads to the very point where it is known", () => {
  const url = link(draw({ coordinates: { latitude: -16.7286, longitude: -43.8582 } }));
  expect(url.searchParams.get("mlat")).toBe("-16.7286");
  expect(url.searchParams.get("mlon")).toBe("-43.8582");
  expect(url.hash).toBe("#map=17/-16.7286/-43.8582");
});

test("nothing is asked of another site before a press", () => {
  expect(draw().querySelector("iframe, img, script, link")).toBeNull();
});

test("the drawn ground says nothing to a screen reader", () => {
  expect(draw().querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
