// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CtaBlock } from "../../model/types.ts";
import type { PageInfo, SiteInfo } from "../../ui/block-props.ts";
import { Cta } from "./cta.tsx";

const page: PageInfo = { route: "/", title: "Home", first: false, index: 5 };
const actions = [
  { label: "Talk to us", to: "/contact" },
  { label: "(38) 90000-0000", to: "tel:+5538900000000" },
];
const image = { src: "/hills.svg", alt: "", width: 1600, height: 470 };

function render(fields: Partial<CtaBlock>): HTMLElement {
  const block: CtaBlock = {
    type: "cta",
    title: "Your page next",
    layout: "closing",
    actions,
    ...fields,
  };
  const props = { block, site: {} as SiteInfo, page };
  document.body.innerHTML = renderToStaticMarkup(<Cta {...props} />);
  return document.body;
}

test.each(["closing", "table"] as const)(
  "%s: renders heading, text, actions and picture in this order",
  (layout) => {
    const body = render({ layout, description: "Tell us.", image });
    const order = [...body.querySelectorAll("h2, p, a, img")].map((element) => element.tagName);
    expect(order).toEqual(["H2", "P", "A", "A", "IMG"]);
    const section = body.querySelector("section");
    expect(section?.getAttribute("aria-labelledby")).toBe(body.querySelector("h2")?.id);
  },
);

test.each(["closing", "table"] as const)(
  "%s: renders without description, picture and remark",
  (layout) => {
    const body = render({ layout });
    expect(body.querySelectorAll("p, img")).toHaveLength(0);
    expect(body.querySelectorAll("a")).toHaveLength(2);
  },
);

test("uses the dark background only in the closing layout", () => {
  expect(render({}).querySelector("section")?.classList).toContain("deep");
  expect(render({ layout: "table" }).querySelector("section")?.classList).not.toContain("deep");
});

test("shows the remark in both layouts", () => {
  for (const layout of ["closing", "table"] as const) {
    expect(render({ layout, remark: "Next" }).querySelector(".remark")?.textContent).toBe("Next");
  }
});

test("links the phone number with a tel: address", () => {
  const call = render({}).querySelector('[href^="tel:"]');
  expect(call?.textContent).toBe("(38) 90000-0000");
});
