// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readSchemas } from "../../../load/site-code/read-schemas.ts";
import { packNames } from "../../../theme/packs/pack-names.ts";
import { StylePackThumbnail } from "./style-pack-thumbnail.tsx";

const schemas = readSchemas();

test.each(packNames)("the pack %s is shown in its own colours, and is silent", (pack) => {
  const markup = renderToStaticMarkup(<StylePackThumbnail pack={pack} schemas={schemas} />);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup.match(/<path/g)?.length).toBeGreaterThan(4);
});

test("each pack has a picture of its own; what is no pack has none", () => {
  const all = packNames.map((pack) =>
    renderToStaticMarkup(<StylePackThumbnail pack={pack} schemas={schemas} />),
  );
  expect(new Set(all).size).toBe(packNames.length);
  expect(renderToStaticMarkup(<StylePackThumbnail pack="" schemas={schemas} />)).toBe("");
});

test("the schema offers just the packs that there are", () => {
  expect(schemas["theme.json"]?.properties?.pack?.enum).toEqual([...packNames]);
});
