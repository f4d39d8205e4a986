import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { buildStrings } from "../output/strings.pt-br.ts";
import {
  budget,
  findExceededFontBudget,
  findOverBudget,
  firstScreenMarkup,
  type PageToMeasure,
} from "./budget.ts";

const page = pageOf("<p>Texto</p>");

function pageOf(text: string, css = "p{margin:0}"): PageToMeasure {
  return { route: "/sobre", markup: `<style></style>${text}`, css };
}

/** Returns a text that compresses to three quarters of its length at best. */
const noise = (bytes: number) => randomBytes((bytes * 3) / 4).toString("base64");

test("accepts a page of common size", () => {
  expect(findOverBudget(page)).toBeUndefined();
});

test("measures only the first screen of a long text", () => {
  const opening = `<header></header><main><p>${noise(2000)}`;
  expect(firstScreenMarkup(`${opening}${noise(400_000)}</p></main>`)).toMatch(/^.{1500,1700}$/s);
  expect(findOverBudget(pageOf(`<main><p>${noise(400_000)}</p></main>`))).toBeUndefined();
});

test("includes markup before the first visible text in the first screen", () => {
  const marks = `<i class="${noise(300)}"></i>`.repeat(2);
  expect(firstScreenMarkup(`<main>${marks}Texto</main>`)).toContain("Texto");
});

test("reports the route, the size and the limit if the first screen exceeds one round trip", () => {
  const found = findOverBudget(pageOf(`<main><i class="${noise(40_000)}"></i>Texto</main>`));
  expect(found).toMatchObject({ what: "opening", route: "/sobre", limit: budget.opening });
  expect(
    buildStrings.overBudget({
      what: "opening",
      route: "/sobre",
      bytes: 15_500,
      limit: budget.opening,
    }),
  ).toMatchInlineSnapshot(
    `"Aviso: O começo da página /sobre está pesado: 15,2 KB, e o limite é 14,0 KB, já comprimido. O texto não conta; deixe mais leves a marcação e os estilos dos primeiros blocos."`,
  );
});

test("counts CSS towards the limit of the first screen", () => {
  const css = noise(40_000);
  expect(findOverBudget(pageOf("", css))?.what).toBe("opening");
});

test.each([
  `<svg viewBox="0 0 1 1"><path d="${"M0 0".repeat(300)}"/></svg>`,
  `<img src="data:image/png;base64,${"A".repeat(1200)}">`,
])("reports an inline picture that is not tiny: %.20s", (document) => {
  expect(findOverBudget(pageOf(document))?.what).toBe("picture");
});

const words = "de um desenho que não está aqui, só se fala dele. ".repeat(40);

test.each([
  `<p>Escreva data:image/png;base64,${"A".repeat(1200)} e veja.</p>`,
  `<p>Escreva data:image/… e leia ${words}</p>`,
  `<p>A marca &lt;svg ${words} &lt;/svg></p>`,
  `<script type="application/json">{"text":"<svg ${words} </svg> data:image/png,${"A".repeat(1200)}"}</script>`,
  `<a title="data:image/png;base64,${"A".repeat(1200)}">um endereço que só se lê</a>`,
  `<!-- <svg>${words}</svg> -->`,
])("ignores text that only mentions a picture: %.50s", (document) => {
  expect(findOverBudget(pageOf(document))).toBeUndefined();
});

test.each([
  `<source srcset="data:image/png;base64,${"A".repeat(1200)} 2x">`,
  `<IMG alt='x' SRC='data:image/png;base64,${"A".repeat(1200)}'>`,
  `<script type="application/json">{"html":"\\u003csvg>"}</script><svg>${"M0 0".repeat(300)}</svg>`,
])("reports an inline picture in any spelling: %.30s", (document) => {
  expect(findOverBudget(pageOf(document))?.what).toBe("picture");
});

test("reports an inline picture in CSS", () => {
  const css = `p{background:url(data:image/png;base64,${"A".repeat(1200)})}`;
  expect(findOverBudget(pageOf("", css))?.what).toBe("picture");
});

test("limits the total size of the fonts and the number of preloaded fonts", () => {
  const font = (name: string, kilobytes: number, preload = true) => ({
    name,
    data: Buffer.alloc(kilobytes * 1024),
    preload,
  });
  const files = [font("roman", 30), font("sans", 15, false), font("roman", 30)];
  expect(findExceededFontBudget(files)).toBeUndefined();
  expect(findExceededFontBudget([...files, font("italic", 1, false)])?.what).toBe("fonts");
  const many = findExceededFontBudget([font("roman", 1), font("sans", 1)]);
  expect(many && buildStrings.overBudget(many)).toMatchInlineSnapshot(
    `"Aviso: O tema pede 2 arquivos de letras antes de mostrar o texto; o limite é 1. Em theme.yaml, deixe "preload: true" só nas letras da primeira tela."`,
  );
});
