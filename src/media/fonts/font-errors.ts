import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Font, Theme } from "../../model/types.ts";
import type { FontResourceProblem } from "../../theme/missing-font-resource.ts";
import { packageSearchFolders } from "../installed-packages.ts";
import { alphabet } from "./alphabet.ts";
import { parseSiteFont, readSiteFontFile } from "./site-font.ts";

/**
 * Finds errors in the fonts of a theme: a missing package or file, an unreadable font, missing
 * letters or a missing variation axis. The axes of a Fontsource package are in its `metadata.json`;
 * without that file they are not checked.
 *
 * @param own the folder of the fonts that the site provides
 */
export function findFontErrors(
  { fonts }: Pick<Theme, "fonts">,
  own: string,
): FontResourceProblem[] {
  const faults = (font: Font, path: string) =>
    font.package === undefined
      ? siteFontErrors(font, path, own)
      : packageFontErrors(font, font.package, path);
  return [...faults(fonts.display, "/fonts/display"), ...faults(fonts.text, "/fonts/text")];
}

function siteFontErrors({ faces }: Font, path: string, folder: string): FontResourceProblem[] {
  const there = existsSync(folder) ? readdirSync(folder) : [];
  return faces.flatMap((face, index) => {
    const own = `${path}/faces/${index}`;
    const data = readSiteFontFile(folder, face.file);
    if (!data) return [createFontError(`${own}/file`, "own-file", face.file, there)];
    const font = parseSiteFont(data);
    if (!font) return [createFontError(`${own}/file`, "broken", face.file, [])];
    const absent = [...alphabet].filter((sign) => /\p{L}/u.test(sign) && !font.has(sign));
    const fixed = Object.entries(face.axes).filter(
      ([axis, range]) => !font.axes.includes(axis) && (axis !== "wght" || range.min !== range.max),
    );
    return [
      ...(absent.length > 0
        ? [createFontError(`${own}/file`, "letters", absent.join(" "), [])]
        : []),
      ...fixed.map(([axis]) =>
        createFontError(`${own}/axes/${axis}`, axis === "wght" ? "weight" : "axis", axis, []),
      ),
    ];
  });
}

function packageFontErrors(font: Font, name: string, path: string): FontResourceProblem[] {
  const folder = fontPackageFolder(name);
  if (!folder) {
    return [{ path: `${path}/package`, kind: "package", name, options: installedFontPackages() }];
  }
  const files = readdirSync(join(folder, "files")).filter((name) => name.endsWith(".woff2"));
  const axes = packageAxes(folder);
  return font.faces.flatMap((face, index) => {
    const own = `${path}/faces/${index}`;
    const absent = Object.keys(face.axes).filter((axis) => axes && !axes.includes(axis));
    const isThere = files.includes(face.file);
    return [
      ...(isThere ? [] : [createFontError(`${own}/file`, "file", face.file, files)]),
      ...absent.map((axis) => createFontError(`${own}/axes/${axis}`, "axis", axis, axes ?? [])),
    ];
  });
}

function createFontError(
  path: string,
  kind: FontResourceProblem["kind"],
  name: string,
  options: string[],
) {
  return { path, kind, name, options };
}

function fontPackageFolder(name: string): string | undefined {
  const folders = packageSearchFolders(name).map((place) => join(place, name));
  return folders.find((folder) => existsSync(join(folder, "files")));
}

function installedFontPackages(): string[] {
  return ["@fontsource-variable", "@fontsource"].flatMap((scope) =>
    packageSearchFolders(scope)
      .map((place) => join(place, scope))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((name) => `${scope}/${name}`)),
  );
}

function packageAxes(folder: string): string[] | undefined {
  const path = join(folder, "metadata.json");
  if (!existsSync(path)) return undefined;
  const { variable } = JSON.parse(readFileSync(path, "utf8"));
  return typeof variable === "object" ? Object.keys(variable) : undefined;
}
