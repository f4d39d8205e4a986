import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildStrings } from "#lang/builder/output/strings";
import { publishSite } from "../builder/output/staging.ts";
import { openStudio } from "../studio/hosts/server/open-studio.ts";
import { buildStaticStudio } from "../studio/hosts/server/static-export/static-studio.ts";
import { exitCodes, runCommand } from "./run-command.ts";
import { openSecretUrl } from "./system/open-secret-url.ts";
import { waitForStopSignal } from "./system/stop-signal.ts";

const defaultPort = 4400;

/**
 * `npm run studio`: starts the studio. Prints its URL on a line of its own. The URL is valid while
 * the command runs. With `--static`, writes the studio as files instead.
 *
 * Returns the exit code once the studio has started. The process then continues to run.
 */
export function runStudio(argv: string[]): Promise<number> {
  return runCommand(argv, "studio", async (given) => {
    const { content, port = defaultPort, date, open, static: target } = given;
    if (target !== undefined) return writeStaticStudio(content, target, date);
    const studio = await openStudio({ content, port, date });
    if ("kind" in studio) {
      console.error(studio.message);
      return exitCodes.fault;
    }
    const { address } = studio;
    console.log(`${buildStrings.studio}\n${address}`);
    // Closing releases the lock, so that another studio can open the folder.
    const close = () => studio.close().finally(() => process.exit(exitCodes.ok));
    void waitForStopSignal(["SIGINT", "SIGTERM", "SIGHUP"]).then(close);
    if (open) openInBrowser(address);
    reopenOnEnter(address);
    return exitCodes.ok;
  });
}

/** Writes the studio as static files that need no server of their own. */
async function writeStaticStudio(content: string, target: string, date?: string): Promise<number> {
  if (!existsSync(join(content, "site.yaml"))) {
    console.error(buildStrings.noSite({ content }));
    return exitCodes.fault;
  }
  const files = await buildStaticStudio(content, date);
  await publishSite(files, target);
  console.log(buildStrings.staticStudio({ target }));
  return exitCodes.ok;
}

function openInBrowser(address: string): void {
  void openSecretUrl(address).then((isOpen) => {
    if (!isOpen) console.log(buildStrings.notOpened);
  });
}

/**
 * Opens the studio again when a person presses Enter, for example after closing the browser. Also
 * prints the URL for each line of input, so that a script can ask for it.
 */
function reopenOnEnter(address: string): void {
  const isPerson = process.stdin.isTTY;
  if (isPerson) console.log(buildStrings.studioAgain);
  process.stdin.on("data", () => {
    console.log(address);
    if (isPerson) openInBrowser(address);
  });
  // An earlier prompt in the terminal has paused its input.
  process.stdin.resume();
  // The studio continues to run even if its input cannot be read.
  process.stdin.on("error", () => undefined);
}
