import { styleText } from "node:util";

/**
 * Whether output to a stream may have colours, by the rules of Node.js. A terminal that supports
 * colours gets them unless `NO_COLOR` is set. Other streams get them only if `FORCE_COLOR` is set.
 */
export function usesColor(stream: NodeJS.WritableStream): boolean {
  return styleText("bold", "x", { stream }) !== "x";
}

/** Whether lines on a stream can be rewritten: on a terminal, unless `TERM` is "dumb". */
export function isRewritable(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && process.env.TERM !== "dumb";
}
