import type { CustomPlugin } from "svgo";
import { isEndlessDrawing } from "../model/drawings/drawn-parts.ts";
import { sanitizeSvg } from "./sanitize-svg.ts";

/** The line that most programs write first, and the document type of SVG where it defines nothing. */
const harmless = [
  /^\uFEFF?\s*<\?xml\s[^<>?]*\?>/,
  /<!DOCTYPE\s+svg(?:\s+PUBLIC(?:\s+"[^"<>]*"){2})?\s*>/,
];
/** Entities could spell anything, and multiply without end; elements of pages have no place in a drawing. */
const foreign = /<!(?:DOCTYPE|ENTITY)|<\?|1999\/xhtml/i;

/**
 * Whether a drawing runs nothing, loads nothing and leads nowhere: whether it is one, and nothing is in
 * it that `sanitizeSvg` takes out. False, too, where it is not well-formed, defines entities, or draws its own parts
 * without end.
 */
export async function isCleanSvg(source: string): Promise<boolean> {
  const { optimize } = await import("svgo");
  const drawing = harmless.reduce((text, part) => text.replace(part, ""), source);
  if (foreign.test(drawing) || isEndlessDrawing(drawing)) return false;
  const roots: string[] = [];
  try {
    const whole = optimize(drawing, { plugins: [notesRoots(roots)] }).data;
    const isDrawing = roots.length === 1 && roots[0] === "svg";
    return isDrawing && whole === optimize(drawing, { plugins: [sanitizeSvg] }).data;
  } catch {
    return false;
  }
}

function notesRoots(roots: string[]): CustomPlugin {
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
