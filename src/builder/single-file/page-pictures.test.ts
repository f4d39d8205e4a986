import { expect, test } from "vitest";
import { listPictures, replaceEmptyDrawings, replacePictures } from "./page-pictures.ts";
import { embedPictures } from "./picture-classes.ts";

const drawing =
  '<picture><source media="(min-width:9px) and (prefers-color-scheme:dark)" srcSet="/media/s-dark.svg"/><source media="(prefers-color-scheme:dark)" srcSet="/media/a-dark.svg"/><img class="art" src="/media/a.svg" alt="Uma &quot;balança&quot;" width="4" height="3" loading="lazy"/></picture>';
const photo =
  '<picture><source type="image/avif" srcSet="/media/p-540.avif 540w"/><source type="image/webp" srcSet="/media/p-180.webp 180w, /media/p-720.webp 720w, /media/p-1440.webp 1440w" sizes="50vw"/><img src="/media/p-540.jpeg" alt="" width="1440" height="960"/></picture>';

test("lists both colour schemes of a drawing, and one size of a photograph", () => {
  expect(listPictures(drawing + photo)).toEqual([
    { light: "/media/a.svg", dark: "/media/a-dark.svg" },
    { light: "/media/p-720.webp", dark: undefined },
  ]);
});

test("lists a light and a dark photograph for the two colour schemes", () => {
  const dark = 'media="(prefers-color-scheme:dark)"';
  const logo = `<picture><source type="image/webp" ${dark} srcSet="/media/n-180.webp 180w"/><source ${dark} srcSet="/media/n-180.png"/><source type="image/webp" srcSet="/media/d-180.webp 180w"/><img src="/media/d-180.png" alt="" width="9" height="3"/></picture>`;
  expect(listPictures(logo)).toEqual([{ light: "/media/d-180.webp", dark: "/media/n-180.webp" }]);
});

test("embeds a picture once in the styles if it is shown twice", async () => {
  const file = { type: "image/svg+xml", bytes: new TextEncoder().encode("<svg/>") };
  const shelf = await embedPictures(
    [...listPictures(drawing), ...listPictures(drawing)],
    async () => file,
  );
  expect(shelf.styles.match(/data:/g)).toHaveLength(2);
  const shown = replacePictures(drawing, shelf);
  expect(shown).toBe(
    `<img class="art handout-light-0 handout-dark-0" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/%3E" alt="Uma &quot;balança&quot;" width="4" height="3"/>`,
  );
});

test("replaces a picture of another site with its description", async () => {
  const shelf = await embedPictures([], async () => undefined);
  const other = '<img src="https://outro.example/a.png" alt="Um &amp; dois" width="1" height="1"/>';
  expect(listPictures(other)).toEqual([]);
  expect(replacePictures(other, shelf)).toBe(
    '<span class="handout-absent">Um &amp; dois (imagem que não vai neste arquivo)</span>',
  );
});

test("replaces an empty drawing that has a label with a note, and keeps other drawings", () => {
  const drawn =
    '<svg role="img" aria-label="A"><path d="M0 0"/></svg><svg aria-hidden="true"></svg>';
  expect(replaceEmptyDrawings(`${drawn}<svg role="img" aria-label="Curva"></svg>`)).toBe(
    `${drawn}<p class="handout-absent">Este desenho só aparece no site</p>`,
  );
});
