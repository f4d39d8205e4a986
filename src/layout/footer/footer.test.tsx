// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { elementText, elementTexts, renderStatic } from "../../testing/browser/markup.ts";
import { sampleSite } from "../../testing/content/sample-page-data.ts";
import { Footer } from "./footer.tsx";

const root = renderStatic(<Footer site={sampleSite} />);

test("links the firm's logo to the home page, and shows the firm's description", () => {
  const logo = root.querySelector('a[href="/"]');
  expect(logo?.getAttribute("aria-label")).toBe("Chronos, página inicial");
  expect(elementText(root.querySelector(".about p"))).toBe("Contas em dia desde 2009.");
});

test("shows the site's logo image instead of the name, and keeps the accessible name", () => {
  const footLogo = { src: "/logo.svg", alt: "A star", width: 40, height: 20 };
  const home = renderStatic(<Footer site={{ ...sampleSite, footLogo }} />).querySelector(".logo");
  expect(home?.textContent).toBe("");
  expect(home?.getAttribute("aria-label")).toBe("Chronos, página inicial");
  expect(home?.querySelector("img")?.getAttribute("alt")).toBe("");
  expect(root.querySelector(".logo img")).toBeNull();
});

test("has the columns of links under their titles in one labelled navigation", () => {
  const nav = root.querySelector("nav");
  expect(nav?.getAttribute("aria-label")).toBe("Rodapé");
  expect(elementTexts(root, "nav h2")).toEqual(["Serviços", "Links rápidos"]);
  expect(elementTexts(root, "nav a")).toEqual(["Contabilidade Geral", "Sobre Nós"]);
});

test("shows the address, postal code, opening hours and social networks", () => {
  const contact = elementText(root.querySelector(".contact"));
  for (const words of ["Rua das Amostras, 100", "CEP 39400-000", "Montes Claros", "8h às 18h"]) {
    expect(contact).toContain(words);
  }
  expect(root.querySelector(".social a")?.getAttribute("href")).toMatch(/^https:/);
});

test("ends with the legal texts, and shows the accessibility icon only in its own link", () => {
  expect(elementTexts(root, ".legal p")).toEqual([
    "© 2024 Chronos",
    "CNPJ 12.ABC.345/01DE-35",
    "CRC MG-012345/O-8",
  ]);
  expect(root.querySelector('a[href="/acessibilidade"] svg')).not.toBeNull();
  expect(root.querySelector('a[href="/privacidade"] svg')).toBeNull();
});

test("omits the social networks if there are none", () => {
  const { settings } = sampleSite;
  const site = {
    ...sampleSite,
    settings: { ...settings, footer: { ...settings.footer, social: [] } },
  };
  expect(renderStatic(<Footer site={site} />).querySelector(".social")).toBeNull();
});
