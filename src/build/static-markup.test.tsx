import fc from "fast-check";
import { type ComponentType, createElement, Fragment, type ReactNode, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { isInteractive } from "../blocks/interactive.ts";
import { registry } from "../blocks/registry.ts";
import { loadSite } from "../content/load.ts";
import { ArticlePage } from "../page/article/article.tsx";
import { toViews, type View } from "../page/views.ts";
import { staticMarkup } from "./static-markup.ts";

// React tells of keys and of empty addresses; here that is on purpose.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

test("all static blocks and articles of the site are written as React writes them", async () => {
  const { site } = await loadSite("content", { date: "2024-02-20" });
  if (!site) throw new Error("The content has mistakes.");
  const elements = toViews(site, site.labels.articles).flatMap((view) => elementsOf(view, site));
  expect(elements.length).toBeGreaterThan(80);
  for (const element of elements) {
    expect(staticMarkup(element)).toBe(renderToStaticMarkup(element));
  }
});

type Site = NonNullable<Awaited<ReturnType<typeof loadSite>>["site"]>;

function elementsOf({ content }: View, site: Site): ReactNode[] {
  if (content.kind === "article") return [<ArticlePage key="" {...content.article} site={site} />];
  const shown = content.blocks.filter(({ block }) => !isInteractive(block));
  return shown.map(({ block, page }) =>
    createElement(registry[block.type] as ComponentType<object>, { block, page, site } as object),
  );
}

const names = ["p", "a", "img", "br", "button", "td", "input", "textarea", "select", "pre", "svg"];
const attributes = [
  ..."className href src alt width hidden tabIndex aria-expanded data-x onClick srcSet".split(" "),
  ..."style name value download colSpan dateTime fetchPriority popoverTarget loading".split(" "),
];
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, "", "javascript:alert(1)", " jAvaScript:1", "lazy", "'\"<&>"),
);
const empty = new Set(["img", "br", "input", "textarea", "select"]);

const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(null, undefined, true, false, "", "a & b", "<'\">", 0, 12.5),
    fc.string(),
    fc.array(tie("tree"), { maxLength: 3 }),
    fc
      .tuple(
        fc.constantFrom(...names),
        fc.dictionary(fc.constantFrom(...attributes), value, { maxKeys: 4 }),
        fc.array(tie("tree"), { maxLength: 3 }),
      )
      .map(([name, { style, ...props }, inside]) =>
        createElement(name, props, ...(empty.has(name) ? [] : inside)),
      ),
    tie("tree").map((inside) => createElement(Fragment, null, inside)),
    tie("tree").map((inside) => createElement(() => inside)),
  ),
}));

test("any tree comes out as from React, or fails as there", () => {
  fc.assert(
    fc.property(tree, (node) => {
      expect(attempt(() => staticMarkup(node))).toEqual(attempt(() => renderToStaticMarkup(node)));
    }),
    { numRuns: 5000 },
  );
});

function attempt(write: () => string): string {
  try {
    return write();
  } catch (error) {
    return `failed: ${error}`;
  }
}

test("what uses hooks is left to React", () => {
  const Labelled = () => <p id={useId()}>{"<"}</p>;
  expect(staticMarkup(<Labelled />)).toBe(renderToStaticMarkup(<Labelled />));
});
