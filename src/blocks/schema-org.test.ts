import { expect, test } from "vitest";
import { absoluteUrl } from "./schema-org.ts";

test("returns absolute, encoded addresses below the path of the site", () => {
  const site = "https://host.example/repo";
  expect(absoluteUrl("/media/pão de queijo.jpg", site)).toBe(
    "https://host.example/repo/media/p%C3%A3o%20de%20queijo.jpg",
  );
  expect(absoluteUrl("/media/a.svg", "https://host.example")).toBe(
    "https://host.example/media/a.svg",
  );
  expect(absoluteUrl("https://other.example/a.svg", site)).toBe("https://other.example/a.svg");
});
