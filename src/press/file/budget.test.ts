import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { buildWords } from "../words.pt-br.ts";
import { budget, findExcess, findFontExcess, type WeighedPage } from "./budget.ts";

const common = { route: "/sobre", footer: "", blocks: ["hero"], scripts: 70 * 1024, budgets: {} };
const page = pageOf("<p>Texto</p>");

function pageOf(text: string, css = "p{margin:0}"): WeighedPage {
  return { ...common, markup: `<style></style>${text}`, css };
}

/** Text that no compression makes smaller than three quarters. */
const noise = (bytes: number) => randomBytes((bytes * 3) / 4).toString("base64");

test("a page of common size passes", () => {
  expect(findExcess(page)).toBeUndefined();
});

test("what compresses well is judged by what it weighs, not by its length", () => {
  const document = "<p>Texto que se repete.</p>".repeat(5000);
  expect(findExcess(pageOf(document))).toBeUndefined();
});

test("a page that needs a second round trip is told with its address, size and limit", () => {
  const document = `<p>${noise(40_000)}</p>`;
  const excess = findExcess(pageOf(document));
  expect(excess).toMatchObject({ what: "page", route: "/sobre", limit: budget.page });
  expect(
    buildWords.excess({ what: "page", route: "/sobre", bytes: 15_500, limit: budget.page }),
  ).toMatchInlineSnapshot(
    `"A página /sobre está pesada demais: 15,2 KB, e o limite é 14,0 KB, já comprimida. Divida o texto em duas páginas, para que ela abra logo também no celular."`,
  );
});

test("CSS counts", () => {
  const css = noise(40_000);
  expect(findExcess(pageOf("", css))?.what).toBe("page");
});

test("scripts have a limit of their own", () => {
  expect(findExcess({ ...page, scripts: budget.scripts })).toBeUndefined();
  expect(findExcess({ ...page, scripts: budget.scripts + 1 })?.what).toBe("scripts");
});

test.each([
  `<svg viewBox="0 0 1 1"><path d="${"M0 0".repeat(300)}"/></svg>`,
  `<img src="data:image/png;base64,${"A".repeat(1200)}">`,
])("a picture stands outside the page unless it is tiny: %.20s", (document) => {
  expect(findExcess(pageOf(document))?.what).toBe("picture");
});

const words = "de um desenho que não está aqui, só se fala dele. ".repeat(40);

test.each([
  `<p>Escreva data:image/png;base64,${"A".repeat(1200)} e veja.</p>`,
  `<p>Escreva data:image/… e leia ${words}</p>`,
  `<p>A marca &lt;svg ${words} &lt;/svg></p>`,
  `<script type="application/json">{"text":"<svg ${words} </svg> data:image/png,${"A".repeat(1200)}"}</script>`,
  `<a title="data:image/png;base64,${"A".repeat(1200)}">um endereço que só se lê</a>`,
  `<!-- <svg>${words}</svg> -->`,
])("what only speaks of a picture is none: %.50s", (document) => {
  expect(findExcess(pageOf(document))).toBeUndefined();
});

test.each([
  `<source srcset="data:image/png;base64,${"A".repeat(1200)} 2x">`,
  `<IMG alt='x' SRC='data:image/png;base64,${"A".repeat(1200)}'>`,
  `<script type="application/json">{"html":"\\u003csvg>"}</script><svg>${"M0 0".repeat(300)}</svg>`,
])("a picture in the page counts however it is written: %.30s", (document) => {
  expect(findExcess(pageOf(document))?.what).toBe("picture");
});

test("a picture inside of CSS counts", () => {
  const css = `p{background:url(data:image/png;base64,${"A".repeat(1200)})}`;
  expect(findExcess(pageOf("", css))?.what).toBe("picture");
});

test("fonts have a limit, and few are asked for before the text shows", () => {
  const font = (name: string, kilobytes: number, preload = true) => ({
    name,
    data: Buffer.alloc(kilobytes * 1024),
    preload,
  });
  const files = [font("roman", 30), font("sans", 15, false), font("roman", 30)];
  expect(findFontExcess(files)).toBeUndefined();
  expect(findFontExcess([...files, font("italic", 1, false)])?.what).toBe("fonts");
  const many = findFontExcess([font("roman", 1), font("sans", 1)]);
  expect(many && buildWords.excess(many)).toMatchInlineSnapshot(
    `"O tema pede 2 arquivos de letras antes de mostrar o texto; o limite é 1. Em theme.yaml, deixe "preload: true" só nas letras da primeira tela."`,
  );
});
