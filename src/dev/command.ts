import { exitCodes, guarded } from "../build/commands.ts";
import { buildWords } from "../build/messages.ts";
import { startPreview } from "./server.ts";

/** `npm run dev`: the live preview. Returns the exit code; while it runs, the process stays. */
export function runPreview(argv: string[]): Promise<number> {
  return guarded(argv, ["content", "port", "date"], async ({ content, port = 5173, date }) => {
    const address = await startPreview(content, port, date);
    console.log(buildWords.previewing({ address }));
    return exitCodes.ok;
  });
}
