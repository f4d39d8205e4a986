// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { GridBlock } from "../../model/types.ts";
import type { PageInfo, SiteInfo } from "../../ui/block-props.ts";
import { Grid } from "./grid.tsx";

const page: PageInfo = { route: "/", title: "Home", first: false, index: 1 };
const items = [
  {
    title: "Fast",
    description: "You ask, [we answer](/contact).",
    figure: "24h",
    note: "on average",
  },
  { title: "Modest", description: "No figure here." },
];

function render(fields: Partial<GridBlock>): HTMLElement {
  const block: GridBlock = { type: "grid", title: "Reasons", layout: "ledger", items, ...fields };
  const props = { block, site: {} as SiteInfo, page };
  document.body.innerHTML = renderToStaticMarkup(<Grid {...props} />);
  return document.body;
}

const texts = (body: HTMLElement, selector: string) =>
  [...body.querySelectorAll(selector)].map((element) => element.textContent?.trim());

test("a ledger pairs each entry with its description and, if there is one, its figure", () => {
  const body = render({});
  expect(texts(body, "dt")).toEqual(["Fast", "Modest"]);
  expect(texts(body, "dd")).toEqual(["You ask, we answer.", "24h on average", "No figure here."]);
  expect(body.querySelector("dd a")?.getAttribute("href")).toBe("/contact");
  expect(body.querySelector(".numeral small")?.textContent).toBe("h");
});

test("shows column headings only if given, and hides them from screen readers", () => {
  const headings = { entry: "Entry", detail: "Detail", figure: "Credit" };
  const heads = render({ headings }).querySelector(".cap");
  expect(heads?.textContent).toBe("EntryDetailCredit");
  expect(heads?.getAttribute("aria-hidden")).toBe("true");
  expect(render({}).querySelector(".cap")).toBeNull();
});

test("renders the total, if given, as the last entry of the ledger", () => {
  const body = render({ total: { label: "Balance", text: "time for *your* work" } });
  expect(texts(body, "dt").at(-1)).toBe("Balance");
  expect(texts(body, "dd").at(-1)).toBe("time for your work");
  expect(render({}).querySelector(".total")).toBeNull();
});

test("sets a separate unit small beside the figure", () => {
  const body = render({ items: [{ title: "T", description: "D", figure: "1,200", unit: "km" }] });
  expect(body.querySelector(".numeral")?.textContent).toBe("1,200km");
  expect(body.querySelector("small")?.textContent).toBe("km");
});

test("renders columns as headings below the title, with figures and total", () => {
  const body = render({ layout: "columns", total: { label: "Sum", text: "all" } });
  expect(texts(body, "h2, h3")).toEqual(["Reasons", "Fast", "Modest"]);
  expect(texts(body, ".figure")).toEqual(["24h on average"]);
  expect(texts(body, ".total")).toEqual(["Sum all"]);
});

test.each([
  [1, "by-1"],
  [3, "by-3"],
  [4, "by-4"],
  [5, "by-3"],
  [7, "by-4"],
  [9, "by-3"],
])("arranges %i columns with the class %s", (count, rows) => {
  const many = Array.from({ length: count }, (_, n) => ({ title: `T${n}`, description: "D" }));
  const body = render({ layout: "columns", items: many });
  expect(body.querySelector(".columns")?.classList).toContain(rows);
});

test("keeps the alternative text of a picture in both layouts", () => {
  const image = { src: "/a.svg", alt: "A scale", width: 1, height: 1 };
  const pictured = [{ title: "T", description: "D", image }];
  for (const layout of ["ledger", "columns"] as const) {
    const picture = render({ layout, items: pictured }).querySelector("img");
    expect(picture?.getAttribute("alt")).toBe("A scale");
  }
});

test.each(["cards", "tiles"] as const)("renders %s as columns with their own class", (layout) => {
  const body = render({ layout });
  expect([...(body.querySelector(".columns")?.classList ?? [])]).toContain(layout);
  expect(body.querySelectorAll("h3").length).toBeGreaterThan(0);
});
