// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readSchemas } from "../../../load/site-code/read-schemas.ts";
import { packNames } from "../../../theme/packs/pack-names.ts";
import { StylePackThumbnail } from "./style-pack-thumbnail.tsx";

const schemas = readSchemas();

test.each(packNames)(
  "renders the style pack %s as a picture that is hidden from screen readers",
  (pack) => {
    const markup = renderToStaticMarkup(<StylePackThumbnail pack={pack} schemas={schemas} />);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup.match(/<path/g)?.length).toBeGreaterThan(4);
  },
);

test("renders a distinct picture for each style pack, and nothing without one", () => {
  const all = packNames.map((pack) =>
    renderToStaticMarkup(<StylePackThumbnail pack={pack} schemas={schemas} />),
  );
  expect(new Set(all).size).toBe(packNames.length);
  expect(renderToStaticMarkup(<StylePackThumbnail pack="" schemas={schemas} />)).toBe("");
});

test("the schema offers exactly the existing style packs", () => {
  expect(schemas["theme.json"]?.properties?.pack?.enum).toEqual([...packNames]);
});
