import { expect, test } from "vitest";
import { absoluteUrl } from "./schema-org.ts";

test("machines get the whole address of a picture, below the path at which the site stands", () => {
  const site = "https://host.example/repo";
  expect(absoluteUrl("/media/pão de queijo.jpg", site)).toBe(
    "https://host.example/repo/media/p%C3%A3o%20de%20queijo.jpg",
  );
  expect(absoluteUrl("/media/a.svg", "https://host.example")).toBe(
    "https://host.example/media/a.svg",
  );
  expect(absoluteUrl("https://other.example/a.svg", site)).toBe("https://other.example/a.svg");
});
