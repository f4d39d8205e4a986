import { styleText } from "node:util";

/**
 * Whether what is written to a stream may have colours, as Node decides it: on a terminal that has
 * some, unless `NO_COLOR` forbids them; elsewhere only where `FORCE_COLOR` asks for them.
 */
export function usesColor(stream: NodeJS.WritableStream): boolean {
  return styleText("bold", "x", { stream }) !== "x";
}

/** Whether a line that stands on a stream can be written over: there is someone who sees it. */
export function isScreen(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && process.env.TERM !== "dumb";
}
