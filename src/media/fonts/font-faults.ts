import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Font, Theme } from "../../model/types.ts";
import type { FontFault } from "../../theme/font-fault.ts";
import { packagePlaces } from "../libraries.ts";
import { alphabet } from "./alphabet.ts";
import { readOwnFile, readOwnFont } from "./own-font.ts";

/**
 * Finds missing fonts of a theme: a package, a file, or a variation axis (known from the
 * `metadata.json` of Fontsource packages; without one, axes are not checked).
 *
 * @param own the folder of the fonts that the site provides
 */
export function findFontFaults({ fonts }: Pick<Theme, "fonts">, own: string): FontFault[] {
  const faults = (font: Font, path: string) =>
    font.package === undefined ? ownFaults(font, path, own) : faultsOf(font, font.package, path);
  return [...faults(fonts.display, "/fonts/display"), ...faults(fonts.text, "/fonts/text")];
}

function ownFaults({ faces }: Font, path: string, folder: string): FontFault[] {
  const there = existsSync(folder) ? readdirSync(folder) : [];
  return faces.flatMap((face, index) => {
    const own = `${path}/faces/${index}`;
    const data = readOwnFile(folder, face.file);
    if (!data) return [toFault(`${own}/file`, "own-file", face.file, there)];
    const font = readOwnFont(data);
    if (!font) return [toFault(`${own}/file`, "broken", face.file, [])];
    const absent = [...alphabet].filter((sign) => /\p{L}/u.test(sign) && !font.has(sign));
    const fixed = Object.entries(face.axes).filter(
      ([axis, range]) => !font.axes.includes(axis) && (axis !== "wght" || range.min !== range.max),
    );
    return [
      ...(absent.length > 0 ? [toFault(`${own}/file`, "letters", absent.join(" "), [])] : []),
      ...fixed.map(([axis]) =>
        toFault(`${own}/axes/${axis}`, axis === "wght" ? "weight" : "axis", axis, []),
      ),
    ];
  });
}

function faultsOf(font: Font, name: string, path: string): FontFault[] {
  const folder = folderOf(name);
  if (!folder) {
    return [{ path: `${path}/package`, kind: "package", name, options: installed() }];
  }
  const files = readdirSync(join(folder, "files")).filter((name) => name.endsWith(".woff2"));
  const axes = axesOf(folder);
  return font.faces.flatMap((face, index) => {
    const own = `${path}/faces/${index}`;
    const absent = Object.keys(face.axes).filter((axis) => axes && !axes.includes(axis));
    const isThere = files.includes(face.file);
    return [
      ...(isThere ? [] : [toFault(`${own}/file`, "file", face.file, files)]),
      ...absent.map((axis) => toFault(`${own}/axes/${axis}`, "axis", axis, axes ?? [])),
    ];
  });
}

function toFault(path: string, kind: FontFault["kind"], name: string, options: string[]) {
  return { path, kind, name, options };
}

function folderOf(name: string): string | undefined {
  const folders = packagePlaces(name).map((place) => join(place, name));
  return folders.find((folder) => existsSync(join(folder, "files")));
}

function installed(): string[] {
  return ["@fontsource-variable", "@fontsource"].flatMap((scope) =>
    packagePlaces(scope)
      .map((place) => join(place, scope))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((name) => `${scope}/${name}`)),
  );
}

function axesOf(folder: string): string[] | undefined {
  const path = join(folder, "metadata.json");
  if (!existsSync(path)) return undefined;
  const { variable } = JSON.parse(readFileSync(path, "utf8"));
  return typeof variable === "object" ? Object.keys(variable) : undefined;
}
