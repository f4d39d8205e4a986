import { expect, test } from "vitest";
import { loadProjectSchemas } from "../../../../testing/content/schema-specimens.ts";
import type { RouteInfo } from "../../../preview-worker/messages.ts";
import { findListingPageRoute } from "./find-listing-page.ts";

const page = (route: string, ...types: string[]) => ({
  route,
  blocks: types.map((type) => ({ type, title: "T", entries: "all" })),
});
const files: Record<string, ReturnType<typeof page>> = {
  "pages/a.yaml": page("/", "hero"),
  "pages/b.yaml": page("/precos", "hero", "pricing"),
  "pages/c.yaml": page("/contato", "pricing", "faq"),
};
const routes = Object.entries(files).map(([file, { route }]): RouteInfo => {
  return { file, route, title: route, kind: "page", hidden: false };
});
const kinds = Object.fromEntries(Object.keys(files).map((file) => [file, "page.json"]));

function listingPageFor(file: string, shown?: string) {
  const overview = { routes, kinds };
  const schemas = loadProjectSchemas();
  return findListingPageRoute(file, { schemas, overview, valueIn: (name) => files[name], shown });
}

test("finds the first page that lists the entries of a file", () => {
  expect(listingPageFor("faq.yaml")).toBe("/contato");
  expect(listingPageFor("plans.yaml", "/")).toBe("/precos");
});

test("keeps the current page if it lists the entries", () => {
  expect(listingPageFor("plans.yaml", "/contato")).toBe("/contato");
});

test("returns undefined if no page lists the entries", () => {
  expect(listingPageFor("theme.yaml", "/contato")).toBeUndefined();
});
