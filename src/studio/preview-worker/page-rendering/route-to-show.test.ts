import { expect, test } from "vitest";
import { findRouteToShow } from "./route-to-show.ts";

const routes = [
  { route: "/", file: "pages/inicio.yaml" },
  { route: "/blog/novo-nome", file: "articles/texto.yaml" },
];

test("returns the requested route if a page has it", () => {
  expect(findRouteToShow(routes, "/", "articles/texto.yaml")).toBe("/");
});

test("returns the new route of a page whose address was changed", () => {
  expect(findRouteToShow(routes, "/blog/nome", "articles/texto.yaml")).toBe("/blog/novo-nome");
});

test("returns the home route if neither the route nor the file exists", () => {
  expect(findRouteToShow(routes, "/nada", undefined)).toBe("/");
  expect(findRouteToShow([], "/nada", undefined)).toBe("/");
});

test("returns undefined if the page now has the route of another page, unless that route is requested", () => {
  const routes = [
    { route: "/", file: "pages/inicio.yaml" },
    { route: "/sobre", file: "pages/sobre.yaml" },
    { route: "/sobre", file: "pages/termos.yaml" },
  ];
  expect(findRouteToShow(routes, "/termos", "pages/termos.yaml")).toBeUndefined();
  expect(findRouteToShow(routes, "/sobre", "pages/inicio.yaml")).toBe("/sobre");
});
