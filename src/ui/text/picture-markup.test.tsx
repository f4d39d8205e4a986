import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseBody } from "../../model/markup/body.ts";
import type { Image } from "../../model/types.ts";
import { Picture } from "../picture.tsx";
import { bodyMarkup } from "./body-html.ts";
import { columnSizes, pictureMarkup } from "./picture-markup.ts";

const drawing = { src: "/media/a-1.svg", alt: "", width: 40, height: 30 };
const dark = { media: "(prefers-color-scheme:dark)", srcset: "/media/a-dark-1.svg" };
const photo = {
  ...drawing,
  classes: "photo cutout",
  sources: [{ type: "image/avif", srcset: "/media/a-480.avif 480w, /media/a-960.avif 960w" }],
};

test.each<[string, Image]>([
  ["a drawing", drawing],
  ["a drawing with its cut for the dark", { ...drawing, sources: [dark] }],
  ["a photograph in many widths", photo],
])("pictureMarkup renders %s like the Picture component", (_, image) => {
  const alt = 'A "bell" & a <wheel>';
  const elsewhere = <Picture image={{ ...image, alt }} sizes={columnSizes} />;
  const markup = pictureMarkup({ file: "a", alt }, { a: image });
  expect(markup).toBe(renderToStaticMarkup(elsewhere));
});

test("bodyMarkup renders the title of a picture as an escaped figcaption", () => {
  const nodes = parseBody('![A bell](a.svg "Since *2009* <b>")\n\n- ![B](a.svg)');
  expect(bodyMarkup(nodes, 2, { pictures: { "a.svg": drawing } })).toMatchInlineSnapshot(
    `"<figure><img src="/media/a-1.svg" alt="A bell" width="40" height="30" loading="lazy"/><figcaption>Since *2009* &lt;b&gt;</figcaption></figure><ul><li><figure><img src="/media/a-1.svg" alt="B" width="40" height="30" loading="lazy"/></figure></li></ul>"`,
  );
});
