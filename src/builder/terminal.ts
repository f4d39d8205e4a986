import { styleText } from "node:util";

/**
 * Whether output to a stream may have colours, by Node's rules: on a terminal that supports them,
 * unless `NO_COLOR` is set; elsewhere only if `FORCE_COLOR` is set.
 */
export function usesColor(stream: NodeJS.WritableStream): boolean {
  return styleText("bold", "x", { stream }) !== "x";
}

/** Whether lines on a stream can be rewritten: it is an interactive terminal. */
export function isRewritable(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && process.env.TERM !== "dumb";
}
