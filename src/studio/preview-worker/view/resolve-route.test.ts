import { expect, test } from "vitest";
import { resolveRoute } from "./resolve-route.ts";

const routes = [
  { route: "/", file: "pages/inicio.yaml" },
  { route: "/blog/novo-nome", file: "articles/texto.yaml" },
];

test("the page that is asked for is shown", () => {
  expect(resolveRoute(routes, "/", "articles/texto.yaml")).toBe("/");
});

test("a page whose address is being changed stays where it is", () => {
  expect(resolveRoute(routes, "/blog/nome", "articles/texto.yaml")).toBe("/blog/novo-nome");
});

test("what is nowhere leads to the first page", () => {
  expect(resolveRoute(routes, "/nada", undefined)).toBe("/");
  expect(resolveRoute([], "/nada", undefined)).toBe("/");
});

test("a page that is given the address of another one stays as it was shown, and is itself again after that", () => {
  const routes = [
    { route: "/", file: "pages/inicio.yaml" },
    { route: "/sobre", file: "pages/sobre.yaml" },
    { route: "/sobre", file: "pages/termos.yaml" },
  ];
  expect(resolveRoute(routes, "/termos", "pages/termos.yaml")).toBeUndefined();
  expect(resolveRoute(routes, "/sobre", "pages/inicio.yaml")).toBe("/sobre");
});
