// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BlockOf } from "../../model/types.ts";
import { sampleSite } from "../../testing/content/sample-page-data.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { attachFrameLoader } from "./load-frame.ts";
import { MapBlock } from "./map.tsx";

const address = {
  street: "Rua das Amostras, 100",
  district: "Bairro Canelas",
  city: "Montes Claros",
  state: "MG",
  postalCode: "39400-000",
  country: "BR",
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
    site: { settings: { firm: { address } }, labels: sampleSite.labels },
    page: { first: false, index: 1 },
  } as unknown as BlockProps<"map">;
  document.body.innerHTML = renderToStaticMarkup(<MapBlock {...props} />);
  return document.body;
}

function link(page: HTMLElement): URL {
  return new URL(page.querySelector(".place")?.getAttribute("href") ?? "");
}

test("shows the placeholder text and the address", () => {
  const { textContent } = draw();
  expect(textContent).toContain("Mapa interativo será carregado aqui");
  expect(textContent).toContain("Rua das Amostras, 100");
  expect(textContent).toContain("CEP 39400-000");
});

test("links to a search for the address", () => {
  const { origin, pathname, searchParams } = link(draw());
  expect(origin + pathname).toBe("https://www.openstreetmap.org/search");
  expect(searchParams.get("query")).toBe(
    "Rua das Amostras, 100, Bairro Canelas, Montes Claros, MG, 39400-000",
  );
});

test("links to the exact point if the coordinates are known", () => {
  const url = link(draw({ coordinates: { latitude: -16.7286, longitude: -43.8582 } }));
  expect(url.searchParams.get("mlat")).toBe("-16.7286");
  expect(url.searchParams.get("mlon")).toBe("-43.8582");
  expect(url.hash).toBe("#map=17/-16.7286/-43.8582");
});

const coordinates = { latitude: -16.7286, longitude: -43.8582 };

function loader(page: HTMLElement): HTMLAnchorElement | null {
  return page.querySelector("[data-behaviour=load-map]");
}

test("offers a link that loads the map, or opens it without a script, if the coordinates are known", () => {
  const page = draw({ coordinates });
  expect(loader(page)?.textContent).toBe("Carregar o mapa");
  expect(loader(page)?.getAttribute("href")).toBe(link(page).href);
  expect(loader(page)?.dataset.title).toBe("Onde estamos");
  const source = new URL(loader(page)?.dataset.frame ?? "");
  expect(source.origin + source.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
  expect(source.searchParams.get("marker")).toBe("-16.7286,-43.8582");
  expect(source.searchParams.get("bbox")).toBe("-43.8622,-16.7306,-43.8542,-16.7266");
  expect(page.textContent).toContain("O mapa vem de www.openstreetmap.org.");
  expect(loader(draw())).toBeNull();
});

test("embeds and links to another map service if given", () => {
  const page = draw({
    coordinates,
    embed: "https://maps.example/frame?at={latitude},{longitude}",
    link: "https://maps.example/{longitude}/{latitude}",
  });
  expect(loader(page)?.dataset.frame).toBe("https://maps.example/frame?at=-16.7286,-43.8582");
  expect(link(page).href).toBe("https://maps.example/-43.8582/-16.7286");
});

test("inserts a sandboxed frame only when the button is pressed", () => {
  const page = draw({ coordinates });
  const button = loader(page) as HTMLElement;
  button.dataset.frame = "about:blank";
  attachFrameLoader(button);
  expect(button.getAttribute("role")).toBe("button");
  expect(page.querySelector("iframe")).toBeNull();
  button.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  const frame = page.querySelector("iframe");
  expect(frame?.title).toBe("Onde estamos");
  expect(frame?.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-popups");
  expect(page.querySelector(".ground")?.textContent).toBe("");
  expect(page.textContent).toContain("Rua das Amostras, 100");
});

test("renders no frame, image, script or link element", () => {
  expect(draw().querySelector("iframe, img, script, link")).toBeNull();
});

test("hides the drawn background from screen readers", () => {
  expect(draw().querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
