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
])("%s: the origin is the studio's own: %s", (document, own) => {
  expect(hasExclusiveOrigin(document)).toBe(own);
});
