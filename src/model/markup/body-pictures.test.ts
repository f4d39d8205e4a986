import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { parseBody } from "./body.ts";
import { formatBodyPicture, parseBodyPicture } from "./body-pictures.ts";
import { bodyText, countWords, parseOutline, picturesIn } from "./extract-body-parts.ts";

test("parses a paragraph that contains only a picture as a picture", () => {
  expect(parseBody("antes\n\n![Uma roda](roda.jpg)\n\ndepois")).toMatchObject([
    { kind: "paragraph" },
    { kind: "picture", file: "roda.jpg", alt: "Uma roda" },
    { kind: "paragraph" },
  ]);
});

test("reads a caption between quotation marks, even if it contains quotation marks", () => {
  expect(parseBodyPicture('![a](b.jpg "Em 2009")')).toEqual({
    file: "b.jpg",
    alt: "a",
    caption: "Em 2009",
  });
  expect(parseBodyPicture('![a](b.jpg "A "nova" loja (1)")')?.caption).toBe('A "nova" loja (1)');
});

test.each([
  "Veja ![a](b.jpg)",
  "![a](b.jpg) e mais",
  '![a](b.jpg "c") e ![d](e.jpg "f")',
  "![a](b.jpg) (e mais)",
  "![a] (b.jpg)",
  "[a](b.jpg)",
])("does not parse %s as a picture", (paragraph) => {
  expect(parseBodyPicture(paragraph)).toBeUndefined();
});

test("accepts file names with folders, spaces and parentheses", () => {
  const files = ["obras/foto 1.jpg", "foto (1).jpg"].map((file) =>
    parseBodyPicture(`![a](${file})`),
  );
  expect(files.map((each) => each?.file)).toEqual(["obras/foto 1.jpg", "foto (1).jpg"]);
});

test("finds pictures in lists and quotes", () => {
  const source = '- um\n\n  ![a](b.jpg)\n- ![c](d.svg)\n\n> ![e](f.png "g")';
  expect(picturesIn(source).map(({ file }) => file)).toEqual(["b.jpg", "d.svg", "f.png"]);
});

test("does not list a picture as a link, and includes only its caption in the text", () => {
  const source = '## A\n\n![Uma roda preta](roda.jpg "Nova em folha")\n\nVeja [mais](/b).';
  expect(parseOutline(source)).toMatchObject({ links: ["/b"], headings: [{ id: "a" }] });
  expect(bodyText(source)).toBe("A\nNova em folha\nVeja mais.");
  expect(countWords(source)).toBe(6);
});

test("parses a formatted picture back unchanged, for any description and caption", () => {
  const words = fc
    .array(fc.constantFrom("a", '"', ")", "(", "[", "]", "\\", "*", "!["), { maxLength: 8 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(words, words, (alt, caption) => {
      const picture = { file: "a.jpg", alt, ...(caption !== "" && { caption }) };
      expect(parseBodyPicture(formatBodyPicture(picture))).toEqual(picture);
    }),
  );
});

test("parses 20,000 unclosed pictures in less than a second", () => {
  const source = '![a](b "'.repeat(20_000);
  const start = performance.now();
  parseBody(source);
  expect(performance.now() - start).toBeLessThan(1000);
});
