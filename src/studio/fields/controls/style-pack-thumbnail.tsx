import { stylePackKey } from "../../../model/defaults/with-defaults.ts";
import type { Schemas } from "../../../model/schema/schemas.ts";
import type { Palette, Theme } from "../../../model/types.ts";

interface StylePackThumbnailProps {
  pack: string;
  schemas: Schemas;
}

/**
 * A thumbnail of a style pack in its light colours. It is decorative, because the name of the pack
 * is next to it.
 */
export function StylePackThumbnail({ pack, schemas }: StylePackThumbnailProps) {
  const { defaults = {} } = schemas["theme.json"] ?? {};
  const look = (defaults[stylePackKey(pack)] ?? defaults.theme) as Theme | undefined;
  const strokes = sketchPaths[pack];
  if (!look || !strokes) return null;
  const { light } = look.colors;
  return (
    <svg className="studio-sketch" viewBox="0 0 96 60" aria-hidden="true">
      <path fill={light.paper} d="M0 0h96v60H0z" />
      {strokes.map(([color, path]) => (
        <path key={path} fill={light[color] ?? light.ink} d={path} />
      ))}
    </svg>
  );
}

/** SVG paths and their palette colours, from back to front. */
const sketchPaths: Readonly<Record<string, readonly (readonly [keyof Palette, string])[]>> = {
  "livro-razao": [
    ["accentLine", "M20 0h1v60h-1zM23 0h1v60h-1z"],
    ["ink", "M30 10h36v5H30zM30 18h28v5H30zM30 27h40v1H30zM30 29h40v1H30zM30 34h14v5H30z"],
    ["rule", "M30 46h58v1H30zM30 52h58v1H30zM30 58h58v1H30z"],
    ["accentLine", "M74 10h14v1H74zM74 12h14v18H74z"],
  ],
  azulejo: [
    ["deep", "M50 0h46v44H50zM44 20h6v12h-6z"],
    ["action", "M56 16a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM44 44h52v8H44z"],
    ["paper", "M66 44V28a10 10 0 0 1 20 0v16z"],
    ["deep", "M44 52a8 8 0 0 1 8-8v8zM60 52a8 8 0 0 1 8-8v8zM76 52a8 8 0 0 1 8-8v8z"],
    ["ink", "M6 10h30v5H6zM6 18h24v5H6z"],
    ["deep", "M6 30h14v3a3 3 0 0 1-3 3H6z"],
    ["signal", "M24 44h20v12H32a8 8 0 0 1-8-8z"],
  ],
  "relogio-de-sol": [
    ["deep", "M64 12H96V60H0V49z"],
    ["action", "M53 12a11 11 0 0 1 22 0a11 11 0 0 1-22 0zM64 26h1v34h-1zM26 50h14v5H26z"],
    ["ink", "M6 8h38v8H6zM6 19h28v8H6zM6 30h18v8H6z"],
    ["onDeep", "M24 38h18v-8H37zM70 34h20v8H70z"],
  ],
};
