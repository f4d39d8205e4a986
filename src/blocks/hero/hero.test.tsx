// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { HeroBlock } from "../../model/types.ts";
import type { PageInfo, SiteInfo } from "../../ui/block-props.ts";
import { guillochePath } from "./guilloche.ts";
import { Hero } from "./hero.tsx";

const page: PageInfo = { route: "/", title: "Home", first: true, index: 0 };
const image = { src: "/glass.svg", alt: "An hour glass", width: 520, height: 640 };

function render(fields: Partial<HeroBlock>, on: Partial<PageInfo> = {}): HTMLElement {
  const block: HeroBlock = { type: "hero", title: "Accounts in order", ...fields };
  const props = { block, site: {} as SiteInfo, page: { ...page, ...on } };
  document.body.innerHTML = renderToStaticMarkup(<Hero {...props} />);
  return document.body;
}

const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim();

test("renders a title alone as a section named by its h1", () => {
  const body = render({ id: "start" });
  const heading = body.querySelector("h1");
  expect(text(heading)).toBe("Accounts in order");
  expect(body.querySelector("section#start")?.getAttribute("aria-labelledby")).toBe(heading?.id);
  expect(body.querySelectorAll("p, a, img, svg")).toHaveLength(0);
});

test("renders lines and tab stops as rows and cells that read as one sentence", () => {
  const body = render({ title: "Your accounts | in order.\nYour time | is back." });
  const rows = [...body.querySelectorAll(".line")];
  expect(rows.map((row) => [...row.children].map(text))).toEqual([
    ["Your accounts", "in order."],
    ["Your time", "is back."],
  ]);
  expect(text(body.querySelector("h1"))).toBe("Your accounts in order. Your time is back.");
});

test("renders one cell without a tab stop, treats a second one as a space and drops empty lines", () => {
  const body = render({ title: "One line\n\nTwo | and | three\n" });
  const rows = [...body.querySelectorAll(".line")];
  expect(rows.map((row) => [...row.children].map(text))).toEqual([
    ["One line"],
    ["Two", "and three"],
  ]);
});

test("stacks cells if their words are too long for one line", () => {
  expect(render({ title: "Short | words" }).querySelector(".stacked")).toBeNull();
  const long = render({ title: "Otorhinolaryngology | Electroencephalography" });
  expect(long.querySelector(".stacked")).not.toBeNull();
  const whole = render({ title: "Electroencephalographically speaking" });
  expect(whole.querySelector(".stacked")).toBeNull();
});

test("stacks cells if the second does not fit beside the first", () => {
  expect(
    render({ title: "Our artisan bakery | of Minas Gerais" }).querySelector(".stacked"),
  ).not.toBeNull();
  expect(render({ title: "Your accounts | in order" }).querySelector(".stacked")).toBeNull();
});

test("sets a class for the width of the longest word if it is long", () => {
  const lettersOf = (title: string) => /letters-\d+/.exec(render({ title }).innerHTML)?.[0];
  const titles = ["Accounts in order", "Bookkeeping", "Otorhinolaryngology", "a".repeat(60)];
  expect(titles.map(lettersOf)).toEqual([undefined, "letters-12", "letters-18", "letters-26"]);
  expect(["Move\nagain.", "Barbear"].map(lettersOf)).toEqual([undefined, "letters-8"]);
  expect(lettersOf("A well-being-centred life")).toBeUndefined();
});

test("marks up to two short lines as brief, by the estimated width of their letters", () => {
  const isBrief = (title: string) => render({ title }).querySelector(".brief") !== null;
  expect(["Move\nagain.", "Tudo\nem dia.", "Bread"].map(isBrief)).toEqual([true, true, true]);
  expect(["Accounts\nin order", "Mammoms", "a\nb\nc"].map(isBrief)).toEqual([false, false, false]);
});

test("renders the first action as a button and the second as a link", () => {
  const actions = [
    { label: "Ask for a quote", to: "/contact" },
    { label: "Our services", to: "/services" },
  ];
  const links = [...render({ actions }).querySelectorAll("a")];
  expect(
    links.map((link) => [link.className, link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["button", "Ask for a quote", "/contact"],
    ["link", "Our services", "/services"],
  ]);
  expect(render({ actions: [] }).querySelector(".actions")).toBeNull();
});

test("shows the picture with its alternative text", () => {
  expect(render({ image }).querySelector("img")?.getAttribute("alt")).toBe("An hour glass");
});

test("sets a class for each variant except side", () => {
  const classes = (["side", "full", "centered"] as const).map(
    (variant) => render({ image, variant }).querySelector("section")?.className,
  );
  expect(classes).toEqual(["fold hero", "fold hero full", "fold hero centered"]);
});

test("shows the badge without a ring if the style pack has no seal", () => {
  const block: HeroBlock = {
    type: "hero",
    title: "Accounts",
    badge: { value: "500+", label: "companies served" },
  };
  const site = { pack: "azulejo" } as SiteInfo;
  document.body.innerHTML = renderToStaticMarkup(<Hero block={block} site={site} page={page} />);
  expect(document.querySelector(".badge svg")).toBeNull();
  expect(text(document.querySelector(".badge"))).toBe("500+ companies served");
});

test("renders the badge as one text, with a ring hidden from screen readers", () => {
  const badge = { value: "500+", label: "companies served", note: "Since *2009*." };
  const body = render({ badge });
  const claim = body.querySelector(".seal p");
  expect(claim?.textContent).toBe("500+ companies served");
  expect(body.querySelector(".seal svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(text(body.querySelector(".note"))).toBe("Since 2009.");
});

test("shows a badge text that is too long for the ring without it", () => {
  const label = "companies served in the whole region and at a distance";
  const body = render({ badge: { value: "500+", label } });
  expect(text(body.querySelector(".badge"))).toBe(`500+ ${label}`);
  expect(body.querySelector("svg")).toBeNull();
});

test("closes the ring exactly at its start and keeps it between its circles", () => {
  const ring = guillochePath({ center: 100, radius: 83, amplitude: 11, waves: 24 });
  const numbers = ring.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(numbers.slice(-2)).toEqual(numbers.slice(0, 2));
  const points = Array.from({ length: 48 }, (_, at) => numbers.slice(2 * at + 4, 2 * at + 6));
  const radii = points.map(([x = 0, y = 0]) => Math.hypot(x - 100, y - 100));
  expect(Math.min(...radii)).toBeGreaterThan(68);
  expect(Math.max(...radii)).toBeLessThan(98);
});

test("draws the ring in less than a kilobyte", () => {
  render({ badge: { value: "500+", label: "companies served" } });
  expect(document.querySelector(".seal svg")?.outerHTML.length).toBeLessThan(1024);
});
