import type { CustomPlugin } from "svgo";
import { isTooComplexSvg } from "../model/svg/element-count.ts";
import { sanitizeSvg } from "./sanitize-svg.ts";

/**
 * Harmless starts of a file that many programs write: the XML declaration, and the SVG doctype
 * without definitions.
 */
const harmlessPrologue = [
  /^\uFEFF?\s*<\?xml\s[^<>?]*\?>/,
  /<!DOCTYPE\s+svg(?:\s+PUBLIC(?:\s+"[^"<>]*"){2})?\s*>/,
];
/**
 * Entities could contain any markup and expand exponentially. XHTML elements do not belong in a
 * drawing.
 */
const forbiddenMarkup = /<!(?:DOCTYPE|ENTITY)|<\?|1999\/xhtml/i;

/**
 * Whether a drawing is an SVG that runs nothing, loads nothing and has no links, so that
 * `sanitizeSvg` would remove nothing. Returns `false` if it is not well-formed, defines entities,
 * or has circular references.
 */
export async function isCleanSvg(source: string): Promise<boolean> {
  const { optimize } = await import("svgo");
  const drawing = harmlessPrologue.reduce((text, part) => text.replace(part, ""), source);
  if (forbiddenMarkup.test(drawing) || isTooComplexSvg(drawing)) return false;
  const roots: string[] = [];
  try {
    const whole = optimize(drawing, { plugins: [collectRootsPlugin(roots)] }).data;
    const isDrawing = roots.length === 1 && roots[0] === "svg";
    return isDrawing && whole === optimize(drawing, { plugins: [sanitizeSvg] }).data;
  } catch {
    return false;
  }
}

function collectRootsPlugin(roots: string[]): CustomPlugin {
  return {
    name: "notesRoots",
    fn: () => ({
      element: {
        enter: ({ name }, parent) => {
          if (parent.type === "root") roots.push(name);
        },
      },
    }),
  };
}
