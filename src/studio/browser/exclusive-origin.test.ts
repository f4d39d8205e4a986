import { expect, test } from "vitest";
import { hasExclusiveOrigin } from "./exclusive-origin.ts";

test.each([
  ["https://estudio.example/", true],
  ["https://estudio.example", true],
  ["https://estudio.example/index.html", true],
  ["https://estudio.example/?a=/b/#/sobre/nós", true],
  ["http://localhost:8000/#/", true],
  ["https://example.github.io/site/", false],
  ["https://example.com/estudio/index.html", false],
  ["https://example.com//", false],
  ["https://example.com/%2f/", false],
])("reports whether %s has the origin to itself: %s", (document, own) => {
  expect(hasExclusiveOrigin(document)).toBe(own);
});
