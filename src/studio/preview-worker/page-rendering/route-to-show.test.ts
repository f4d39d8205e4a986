import { expect, test } from "vitest";
import { findRouteToShow } from "./route-to-show.ts";

const routes = [
  { route: "/", file: "pages/inicio.yaml" },
  { route: "/blog/novo-nome", file: "articles/texto.yaml" },
];

test("the page that is asked for is shown", () => {
  expect(findRouteToShow(routes, "/", "articles/texto.yaml")).toBe("/");
});

test("a page whose address is being changed stays where it is", () => {
  expect(findRouteToShow(routes, "/blog/nome", "articles/texto.yaml")).toBe("/blog/novo-nome");
});

test("what is nowhere leads to the first page", () => {
  expect(findRouteToShow(routes, "/nada", undefined)).toBe("/");
  expect(findRouteToShow([], "/nada", undefined)).toBe("/");
});

test("a page that is given the address of another one stays as it was shown, and is itself again after that", () => {
  const routes = [
    { route: "/", file: "pages/inicio.yaml" },
    { route: "/sobre", file: "pages/sobre.yaml" },
    { route: "/sobre", file: "pages/termos.yaml" },
  ];
  expect(findRouteToShow(routes, "/termos", "pages/termos.yaml")).toBeUndefined();
  expect(findRouteToShow(routes, "/sobre", "pages/inicio.yaml")).toBe("/sobre");
});
