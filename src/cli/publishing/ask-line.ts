import { createInterface } from "node:readline/promises";

/** Whether there is an interactive terminal. */
export function isInteractive(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY);
}

/** Reads one line from the terminal; `""` if it was closed. */
export async function askLine(
  question: string,
  output: NodeJS.WritableStream = process.stdout,
): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output });
  try {
    return (await terminal.question(question)).trim();
  } catch {
    return "";
  } finally {
    terminal.close();
  }
}
