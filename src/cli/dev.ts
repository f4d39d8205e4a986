import { buildStrings } from "#lang/builder/output/strings";
import { galleryPath } from "../studio/block-gallery/browser/gallery-urls.ts";
import { startPreviewServer } from "../studio/dev-preview/server/preview-server.ts";
import { nextCommands } from "./help.ts";
import { exitCodes, runCommand } from "./run-command.ts";
import { openBrowser } from "./system/open-browser.ts";

/**
 * `npm run dev`: starts the live preview. Returns the exit code once the server has started. The
 * process then continues to run.
 */
export function runPreview(argv: string[]): Promise<number> {
  return runCommand(argv, "dev", async ({ content, port = 5173, date, open }) => {
    const { address } = await startPreviewServer(port, {
      content,
      date,
      commands: nextCommands({ content, date }),
    });
    console.log(buildStrings.previewing({ address }));
    console.log(buildStrings.gallery({ address: new URL(galleryPath, address).href }));
    if (open)
      void openBrowser(address).then((isOpen) => isOpen || console.log(buildStrings.notOpened));
    return exitCodes.ok;
  });
}
