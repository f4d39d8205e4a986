import { expect, test } from "vitest";
import { readSchemas } from "../../../load/site-code/read-schemas.ts";
import { defaultBlockVariant } from "./default-block-variant.ts";

const page = { blocks: [{ type: "gallery" }, { type: "grid" }, { type: "notice" }] };

function variantAt(path: string, theme?: object) {
  const files: Record<string, unknown> = { "pages/home.yaml": page, "theme.yaml": theme };
  const session = { value: (file: string) => files[file] };
  const brought = { schemas: readSchemas() };
  const model = { session, brought } as unknown as Parameters<typeof defaultBlockVariant>[0];
  return defaultBlockVariant(model, "pages/home.yaml", path);
}

test("returns the variant of the theme, or else of the style pack", () => {
  expect(variantAt("/blocks/0/variant")).toBe("grid");
  expect(variantAt("/blocks/0/variant", { pack: "azulejo" })).toBe("mosaic");
  const own = { pack: "azulejo", variants: { gallery: "strip" } };
  expect(variantAt("/blocks/0/variant", own)).toBe("strip");
  expect(variantAt("/blocks/1/layout", { pack: "azulejo" })).toBe("tiles");
});

test.each(["/blocks/0/title", "/blocks/1/variant", "/blocks/2/variant", "/blocks/9/layout", ""])(
  "returns undefined for a path that is not a variant field: %j",
  (path) => {
    expect(variantAt(path)).toBeUndefined();
  },
);
