import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** An address of the site's own in one of its files. */
export interface RootAddress {
  /** Below the built folder. */
  file: string;
  /**
   * What it stands in: an attribute ("source srcset"), a field of data ("blocks.0.src"), "css" or
   * "text".
   */
  place: string;
  /** From the root of the host: "/media/a.svg". */
  path: string;
}

/**
 * All addresses from the root of the host that stand in the files of a built site: in any
 * attribute, whatever its name, in styles, in data, in what machines read. Where a browser would
 * look for them is not asked.
 *
 * @param origin that of the site, whose whole addresses count as well: "https://host.example"
 */
export function rootAddresses(dist: string, origin: string): RootAddress[] {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const read = files.filter((file) => /\.(html|json|css|xml|txt|webmanifest)$/.test(file));
  return read.flatMap((file) => {
    const text = readFileSync(join(dist, file), "utf8");
    const places = /\.(json|webmanifest)$/.test(file)
      ? inData(JSON.parse(text), "")
      : file.endsWith(".html")
        ? inMarkup(text)
        : [{ place: "css", path: inStyles(text) }].flatMap(each);
    const whole = inText(text, origin).map((path) => ({ place: "text", path }));
    return [...places, ...whole].map((found) => ({ file: file.replaceAll("\\", "/"), ...found }));
  });
}

type Found = Omit<RootAddress, "file">;

const tag = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attribute = /\s([^\s"'<>/=]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const embedded = /<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g;

function inMarkup(markup: string): Found[] {
  const attributes = [...markup.matchAll(tag)].flatMap(([, name = "", written = ""]) =>
    [...written.matchAll(attribute)].flatMap(([, key = "", ...values]) =>
      inValue(values.join("")).map((path) => ({
        place: `${name} ${key}`.toLowerCase(),
        path,
      })),
    ),
  );
  const others = [...markup.matchAll(embedded)].flatMap(([, name, text = ""]) => {
    if (name === "style") return inStyles(text).map((path) => ({ place: "css", path }));
    return text.startsWith("{") ? inData(JSON.parse(text), "") : [];
  });
  return [...attributes, ...others];
}

/** A value may be one address, or several with what is said of each (`srcset`, `ping`, `style`). */
function inValue(value: string): string[] {
  const text = value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
  return [...text.matchAll(/(?<=^|[\s,"'(=])\/(?!\/)[^\s,"')]*/g)].map(([path]) => path);
}

function inStyles(css: string): string[] {
  return [...css.matchAll(/url\(["']?(\/(?!\/)[^"')]*)/g)].map(([, path = ""]) => path);
}

function inData(value: unknown, place: string): Found[] {
  if (typeof value === "string") {
    if (value.includes("<")) return inMarkup(value);
    const linked = [...value.matchAll(/\]\((\/(?!\/)[^)]*)/g)].map(([, path = ""]) => path);
    // Prose has bars, too ("/mês"), and lists of words are written in signs.
    const named = value.startsWith("/") ? inValue(value) : [];
    return [...named, ...linked].map((path) => ({ place, path }));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    inData(inner, place ? `${place}.${name}` : name),
  );
}

function inText(text: string, origin: string): string[] {
  return text
    .split(origin)
    .slice(1)
    .map((rest) => /^[^\s"'<>\\&]*/.exec(rest)?.[0] ?? "");
}

function each({ place, path }: { place: string; path: string[] }): Found[] {
  return path.map((one) => ({ place, path: one }));
}
