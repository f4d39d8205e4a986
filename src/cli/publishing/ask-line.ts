import { createInterface } from "node:readline/promises";

/** Whether input and output are an interactive terminal. */
export function isInteractive(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY);
}

/**
 * Asks a question in the terminal and reads one line.
 *
 * @returns the trimmed line; `""` if the terminal was closed
 */
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
