import { setTimeout as sleep } from "node:timers/promises";
import { publishingStrings as strings } from "#lang/cli/publishing/strings";
import type { ContentHistory } from "../../studio/backend-contract/history.ts";
import { escapeControlCharacters } from "../../yaml/text-and-language/escape-control-characters.ts";

const msPerMinute = 60_000;

/**
 * Waits until the live site serves the pushed content, and prints the result.
 *
 * @param minutes the maximum time to wait; with 0 it does not wait
 * @param pollInterval the time between two requests, in milliseconds
 * @returns whether the site is live; also true if it did not wait
 */
export async function waitUntilLive(
  { deployment }: Pick<ContentHistory, "deployment">,
  minutes: number,
  pollInterval = 5000,
): Promise<boolean> {
  if (minutes === 0) return true;
  const end = Date.now() + minutes * msPerMinute;
  let said = false;
  for (;;) {
    const answer = await deployment();
    if (answer.kind === "live" && answer.isLive) {
      console.log(strings.live({ moment: new Date(), address: answer.address }));
      return true;
    }
    const isLasting = answer.kind === "refused" && !transientCodes.includes(answer.code);
    const isOver = Date.now() + pollInterval > end;
    if (isLasting || isOver) {
      console.error(
        answer.kind === "refused"
          ? escapeControlCharacters(answer.message)
          : strings.old({ minutes, address: answer.address }),
      );
      return false;
    }
    if (!said) console.log(strings.waiting);
    said = true;
    await sleep(pollInterval);
  }
}

/**
 * Failures that may disappear without action: no answer for a moment, or an older build without a
 * version file.
 */
const transientCodes: readonly string[] = ["no-answer", "no-version-told"];
