// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Service, ServicesBlock } from "../../model/types.ts";
import type { PageInfo, SiteInfo } from "../../ui/block-props.ts";
import { Services } from "./services.tsx";

const page: PageInfo = { route: "/services", title: "Services", first: false, index: 2 };
const site = { labels: { services: { about: "about {title}" } } } as SiteInfo;

function service(id: string, fields: Partial<Service> = {}): Service {
  const image = { src: `/${id}.svg`, alt: `Picture of ${id}`, width: 360, height: 270 };
  const features = ["One", "Two", "Three"];
  return { id, title: `The ${id}`, description: `All of ${id}.`, features, image, ...fields };
}

const three = [
  service("books"),
  service("taxes", { summary: "Taxes, in short." }),
  service("staff"),
];

function render(fields: Partial<ServicesBlock>): HTMLElement {
  const block: ServicesBlock = { type: "services", layout: "front", entries: three, ...fields };
  document.body.innerHTML = renderToStaticMarkup(
    <Services block={block} site={site} page={page} />,
  );
  return document.body;
}

const texts = (body: HTMLElement, selector: string) =>
  [...body.querySelectorAll(selector)].map((element) => element.textContent?.trim());

const targets = (body: HTMLElement) =>
  [...body.querySelectorAll("a")].map((link) => link.getAttribute("href"));

test("shows the first service in full and the others in short in the front layout", () => {
  const body = render({ title: "From start to end" });
  expect(texts(body, ".opener h3")).toEqual(["The books"]);
  expect(texts(body, ".opener p")).toEqual(["All of books."]);
  expect(texts(body, ".side h3")).toEqual(["The taxes", "The staff"]);
  expect(texts(body, ".side p")).toEqual(["Taxes, in short.", "All of staff."]);
});

test("names each action after its service and links to it", () => {
  const body = render({ action: { label: "Read more", to: "/services#{id}" } });
  expect(texts(body, "a")).toEqual([
    "Read more about The books",
    "Read more about The taxes",
    "Read more about The staff",
  ]);
  expect(targets(body)).toEqual(["/services#books", "/services#taxes", "/services#staff"]);
});

test("renders no service links without an action, only the link of the block if given", () => {
  expect(render({}).querySelectorAll("a")).toHaveLength(0);
  const body = render({ more: { label: "All services", to: "/services" } });
  expect(texts(body, "a")).toEqual(["All services"]);
});

test("renders no empty column for a single service", () => {
  expect(render({ entries: three.slice(0, 1) }).querySelector(".side")).toBeNull();
});

test("links the index to the services of the page, or to the target of its action", () => {
  const body = render({ layout: "index" });
  expect(targets(body)).toEqual(["#books", "#taxes", "#staff"]);
  expect(texts(body, "a")).toEqual(["The books", "The taxes", "The staff"]);
  const elsewhere = render({ layout: "index", action: { label: "Go", to: "/services#{id}" } });
  expect(targets(elsewhere)[0]).toBe("/services#books");
});

test("shows the icon instead of the picture in the index, both without alternative text", () => {
  const icon = { src: "/small.svg", alt: "", width: 32, height: 32 };
  const body = render({ layout: "index", entries: [service("books", { icon }), service("staff")] });
  const pictures = [...body.querySelectorAll("img")];
  expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual([
    "/small.svg",
    "/staff.svg",
  ]);
  expect(pictures.map((picture) => picture.alt)).toEqual(["", ""]);
});

test("renders each service as a named section with an ID in the full layout", () => {
  const action = { label: "Ask for a quote", to: "/contact?service={id}#form" };
  const body = render({ layout: "full", title: "What we do", action });
  const sections = [...body.querySelectorAll(".service")];
  expect(sections.map((section) => section.id)).toEqual(["books", "taxes", "staff"]);
  for (const section of sections) {
    const name = section.getAttribute("aria-labelledby") ?? "";
    expect(document.getElementById(name)?.tagName).toBe("H3");
  }
  expect(texts(body, "#books li")).toEqual(["One", "Two", "Three"]);
  expect(texts(body, "#books a")).toEqual(["Ask for a quote about The books"]);
  expect(targets(body)[0]).toBe("/contact?service=books#form");
});

test.each(["front", "full"] as const)("skips no heading level without a title: %s", (layout) => {
  const body = render({ layout });
  expect(body.querySelectorAll("h2")).toHaveLength(3);
  expect(body.querySelector("h3")).toBeNull();
});

test("styles the links of an index only inside its entries", () => {
  const packs = join(import.meta.dirname, "../../theme/packs");
  const sheets = [
    join(import.meta.dirname, "services.css"),
    ...["azulejo", "livro-razao", "relogio-de-sol"].map((pack) =>
      join(packs, pack, "blocks.services.css"),
    ),
  ];
  const linked = sheets.flatMap((sheet) => readFileSync(sheet, "utf8").match(/^.*\ba \{$/gm) ?? []);
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter((selector) => !selector.includes("li a"))).toEqual([]);
});
