import { buildWords } from "../press/messages.pt-br.ts";
import { startPreview } from "../studio/preview-server.ts";
import { exitCodes, guarded } from "./run-command.ts";

/** `npm run dev`: the live preview. Returns the exit code; while it runs, the process stays. */
export function runPreview(argv: string[]): Promise<number> {
  return guarded(argv, "dev", async ({ content, port = 5173, date }) => {
    const address = await startPreview(content, port, date);
    console.log(buildWords.previewing({ address }));
    return exitCodes.ok;
  });
}
