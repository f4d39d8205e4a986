// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { NoticeBlock } from "../../model/types.ts";
import type { PageInfo, SiteInfo } from "../../ui/block-props.ts";
import { Notice } from "./notice.tsx";

const page: PageInfo = { route: "/", title: "Home", first: true, index: 0 };

function render(fields: Partial<NoticeBlock> = {}): HTMLElement {
  const block: NoticeBlock = { type: "notice", description: "Closed on **Monday**.", ...fields };
  const props = { block, site: {} as SiteInfo, page };
  document.body.innerHTML = renderToStaticMarkup(<Notice {...props} />);
  return document.body;
}

test("renders a description alone as a note without a name", () => {
  const note = render().querySelector("[role=note]");
  expect(note?.textContent).toBe("Closed on Monday.");
  expect(note?.querySelector("strong")?.textContent).toBe("Monday");
  expect(note?.hasAttribute("aria-labelledby")).toBe(false);
});

test("names the note by its title, as h2 even at the top of the page", () => {
  const body = render({ title: "Holidays" });
  expect(body.querySelector("h1")).toBeNull();
  expect(body.querySelector("[role=note]")?.getAttribute("aria-labelledby")).toBe(
    body.querySelector("h2")?.id,
  );
});

test("shows an action and a remark if given", () => {
  const body = render({ remark: "By the way", action: { label: "Read on", to: "/blog" } });
  expect(body.querySelector(".remark")?.textContent).toBe("By the way");
  expect(body.querySelector("a")?.getAttribute("href")).toBe("/blog");
});
