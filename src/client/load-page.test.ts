import { expect, test } from "vitest";
import type { ClientSite } from "../layout/client-site.ts";
import { routeOf } from "./load-page.ts";

const site = {
  filters: [{ route: "/blog", parameter: "topic", prefix: "/blog/topic", values: ["tax"] }],
} as unknown as ClientSite;

const at = (address: string) => routeOf(new URL(address, "https://site.example"), site);

test("returns the route of the path, with or without a trailing slash", () => {
  expect(at("/about")).toBe("/about");
  expect(at("/about/")).toBe("/about");
  expect(at("/")).toBe("/");
});

test("returns the route of the filtered page for a filter value in the query", () => {
  expect(at("/blog?topic=tax")).toBe("/blog/topic/tax");
});

test("ignores query parameters that are not filter values of the page", () => {
  for (const query of [
    "?topic=",
    "?topic=nobody",
    "?topic=../x",
    "?topic=%2F%2Fevil",
    "?other=tax",
    "",
  ]) {
    expect(at(`/blog${query}`), query).toBe("/blog");
  }
  expect(at("/about?topic=tax")).toBe("/about");
});
