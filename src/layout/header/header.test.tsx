// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Labels } from "../../model/types.ts";
import { elementText, elementTexts, renderStatic } from "../../testing/browser/markup.ts";
import { sampleSite } from "../../testing/content/sample-page-data.ts";
import { Header } from "./header.tsx";
import { bindMenu, markCurrentLinks } from "./menu.ts";

const { settings } = sampleSite;
const labels = { ...sampleSite.labels, search: { open: "Buscar", slug: "busca" } } as Labels;
const bar = [
  { label: "(38) 90000-0000", to: "tel:+5538900000000" },
  { label: "contato@chronos.example", to: "mailto:contato@chronos.example" },
  { label: "CRC MG-012345/O-8" },
];
const links = [
  { label: "Home", to: "/" },
  { label: "Sobre", to: "/sobre" },
  { label: "Serviços", to: "/servicos" },
  { label: "Contato", to: "/contato" },
  { label: "Blog", to: "/blog" },
];
const action = { label: "Solicitar Orçamento", to: "/contato#formulario" };
const site = { labels, settings: { ...settings, header: { bar, links, action } } };

const withSearch = (search: boolean) => ({ ...site, settings: { ...site.settings, search } });

const header = (route = "/", search = false) =>
  renderStatic(<Header site={withSearch(search)} route={route} />);

describe("the header", () => {
  test("starts with a skip link to the content", () => {
    const skip = header().querySelector("a");
    expect(elementText(skip)).toBe("Ir para o conteúdo");
    expect(skip?.getAttribute("href")).toBe("#_content");
  });

  test("shows the site's logo image instead of the name, and keeps the accessible name", () => {
    const logo = { src: "/logo.svg", alt: "A star", width: 40, height: 20 };
    const root = renderStatic(<Header site={{ ...site, logo }} route="/" />);
    const home = root.querySelector(".logo");
    expect(home?.textContent).toBe("");
    expect(home?.getAttribute("aria-label")).toContain(settings.firm.name);
    expect(home?.querySelector("img")?.getAttribute("alt")).toBe("");
    expect(header().querySelector(".logo img")).toBeNull();
  });

  test("shows phone, e-mail and registration", () => {
    const root = header();
    expect(elementTexts(root, ".bar li")).toEqual(bar.map(({ label }) => label));
    expect(root.querySelector('a[href="tel:+5538900000000"]')).not.toBeNull();
    expect(root.querySelector('a[href="mailto:contato@chronos.example"]')).not.toBeNull();
  });

  test("links to the home page, to five pages and to the quote form, once each", () => {
    const root = header();
    expect(root.querySelector(".logo")?.getAttribute("aria-label")).toBe("Chronos, página inicial");
    expect(elementTexts(root, "nav a")).toEqual(["Home", "Sobre", "Serviços", "Contato", "Blog"]);
    expect(elementTexts(root, '[href="/contato#formulario"]')).toEqual(["Solicitar Orçamento"]);
  });
});

const currentIn = (root: ParentNode) =>
  [...root.querySelectorAll("[aria-current]")].map((link) => [
    elementText(link),
    link.getAttribute("aria-current"),
  ]);

describe.each([
  ["a page that was loaded", (route: string, search = false) => currentIn(header(route, search))],
  [
    "a page that was gone to",
    (route: string, search = false) => {
      document.body.innerHTML = renderToStaticMarkup(
        <Header site={withSearch(search)} route="/contato" />,
      );
      markCurrentLinks(route);
      return currentIn(document);
    },
  ],
])("the link of %s", (_, current) => {
  test("is the only link marked as current", () => {
    expect(current("/")).toEqual([["Home", "page"]]);
    expect(current("/servicos")).toEqual([["Serviços", "page"]]);
  });

  test("is the search link on the search page", () => {
    expect(current("/busca", true)).toEqual([["Buscar", "page"]]);
  });

  test("is marked as the current section on a page below it", () => {
    expect(current("/blog/categoria/gestao")).toEqual([["Blog", "true"]]);
    expect(current("/blogueiros")).toEqual([]);
  });
});

describe("the menu", () => {
  let wide: { change: () => void };
  const button = () => document.querySelector("button") as HTMLButtonElement;
  const menu = () => document.querySelector("#_menu") as HTMLElement;
  const hide = vi.fn();

  /** Opens or closes the menu like a browser. (happy-dom does not support popovers.) */
  const toggle = (open: boolean) => {
    vi.spyOn(menu(), "matches").mockReturnValue(open);
    menu().dispatchEvent(new Event("toggle"));
  };

  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({
      addEventListener: (_: string, change: () => void) => {
        wide = { change };
      },
    }));
    document.body.innerHTML = renderToStaticMarkup(<Header site={site} route="/" />);
    Object.assign(menu(), { popover: "auto", hidePopover: hide.mockClear() });
    vi.spyOn(menu(), "matches").mockReturnValue(false);
    bindMenu(labels.header);
  });

  afterEach(() => vi.unstubAllGlobals());

  test("can be opened by its button without scripts", () => {
    const markup = header();
    expect(markup.querySelector("button")?.getAttribute("popovertarget")).toBe("_menu");
    expect(markup.querySelector("#_menu")?.hasAttribute("popover")).toBe(true);
    // Until the script runs, the browser itself exposes the state.
    expect(markup.querySelector("button")?.hasAttribute("aria-expanded")).toBe(false);
  });

  test("exposes its state, and updates the label of its button", () => {
    expect(button().getAttribute("aria-controls")).toBe("_menu");
    expect(button().getAttribute("aria-expanded")).toBe("false");
    expect(button().getAttribute("aria-label")).toBe("Abrir menu");
    toggle(true);
    expect(button().getAttribute("aria-expanded")).toBe("true");
    expect(button().getAttribute("aria-label")).toBe("Fechar menu");
    expect(elementText(button())).toBe("Fechar menu");
    toggle(false);
    expect(elementText(button())).toBe("Menu");
    expect(button().getAttribute("aria-expanded")).toBe("false");
  });

  test("closes when a link or the action is clicked", () => {
    for (const link of menu().querySelectorAll("a")) {
      hide.mockClear();
      link.click();
      expect(hide).toHaveBeenCalledOnce();
    }
  });

  test("closes when the window becomes as wide as a desktop", () => {
    wide.change();
    expect(hide).toHaveBeenCalledOnce();
  });
});
