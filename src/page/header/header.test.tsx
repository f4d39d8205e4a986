// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderStatic, textsOf, wordsOf } from "../../testing/browser/markup.ts";
import { sampleSite } from "../../testing/content/samples.ts";
import { Header, type HeaderData } from "./header.tsx";

const site: HeaderData = {
  name: "Chronos",
  header: {
    bar: [
      { label: "(38) 90000-0000", to: "tel:+5538900000000" },
      { label: "contato@chronos.example", to: "mailto:contato@chronos.example" },
      { label: "CRC MG-012345/O-8" },
    ],
    links: [
      { label: "Home", to: "/" },
      { label: "Sobre", to: "/sobre" },
      { label: "Serviços", to: "/servicos" },
      { label: "Contato", to: "/contato" },
      { label: "Blog", to: "/blog" },
    ],
    action: { label: "Solicitar Orçamento", to: "/contato#formulario" },
  },
  labels: sampleSite.labels,
};

const header = (route = "/") => renderStatic(<Header site={site} route={route} />);

describe("the header", () => {
  test("begins with a way past it", () => {
    const skip = header().querySelector("a");
    expect(wordsOf(skip)).toBe("Ir para o conteúdo");
    expect(skip?.getAttribute("href")).toBe("#content");
  });

  test("tells phone, e-mail and registration", () => {
    const root = header();
    expect(textsOf(root, ".bar li")).toEqual(site.header.bar.map(({ label }) => label));
    expect(root.querySelector('a[href="tel:+5538900000000"]')).not.toBeNull();
    expect(root.querySelector('a[href="mailto:contato@chronos.example"]')).not.toBeNull();
  });

  test("leads home by its name, and to five pages and a proposal, once each", () => {
    const root = header();
    expect(wordsOf(root.querySelector(".logo"))).toBe("Chronos, página inicial");
    expect(textsOf(root, "nav a")).toEqual(["Home", "Sobre", "Serviços", "Contato", "Blog"]);
    expect(textsOf(root, '[href="/contato#formulario"]')).toEqual(["Solicitar Orçamento"]);
  });
});

describe("the current page", () => {
  const current = (route: string) =>
    [...header(route).querySelectorAll("[aria-current]")].map((link) => [
      wordsOf(link),
      link.getAttribute("aria-current"),
    ]);

  test("is marked, and no other", () => {
    expect(current("/")).toEqual([["Home", "page"]]);
    expect(current("/servicos")).toEqual([["Serviços", "page"]]);
  });

  test("is marked as its part of the site where it stands below a page", () => {
    expect(current("/blog/categoria/gestao")).toEqual([["Blog", "true"]]);
    expect(current("/blogueiros")).toEqual([]);
  });
});

describe("the menu", () => {
  let root: Root;
  let wide: { change: () => void };
  const button = () => document.querySelector("button") as HTMLButtonElement;
  const menu = () => document.querySelector("#menu") as HTMLElement;
  const hide = vi.fn();

  /** Opens or closes the menu as a browser does; happy-dom has no popovers. */
  const toggle = (open: boolean) =>
    act(() => {
      vi.spyOn(menu(), "matches").mockReturnValue(open);
      menu().dispatchEvent(new Event("toggle"));
    });

  beforeEach(async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.stubGlobal("matchMedia", () => ({
      addEventListener: (_: string, change: () => void) => {
        wide = { change };
      },
      removeEventListener: () => {},
    }));
    const app = <Header site={site} route="/" />;
    document.body.innerHTML = `<div>${renderToString(app)}</div>`;
    vi.spyOn(menu(), "matches").mockReturnValue(false);
    menu().hidePopover = hide.mockClear();
    const container = document.body.firstElementChild as HTMLElement;
    root = await act(async () => hydrateRoot(container, app));
  });

  afterEach(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });

  test("is opened by a button without any script", () => {
    const markup = header();
    expect(markup.querySelector("button")?.getAttribute("popovertarget")).toBe("menu");
    expect(markup.querySelector("#menu")?.hasAttribute("popover")).toBe(true);
    // The browser tells the state itself until React does.
    expect(markup.querySelector("button")?.hasAttribute("aria-expanded")).toBe(false);
  });

  test("tells its state, and names its button after what it does", () => {
    expect(button().getAttribute("aria-controls")).toBe("menu");
    expect(button().getAttribute("aria-expanded")).toBe("false");
    expect(button().getAttribute("aria-label")).toBe("Abrir menu");
    toggle(true);
    expect(button().getAttribute("aria-expanded")).toBe("true");
    expect(button().getAttribute("aria-label")).toBe("Fechar menu");
    toggle(false);
    expect(button().getAttribute("aria-expanded")).toBe("false");
  });

  test("closes when a link or the action is chosen", () => {
    for (const link of menu().querySelectorAll("a")) {
      hide.mockClear();
      act(() => link.click());
      expect(hide).toHaveBeenCalledOnce();
    }
  });

  test("closes when the window grows to a desktop's", () => {
    act(() => wide.change());
    expect(hide).toHaveBeenCalledOnce();
  });
});
