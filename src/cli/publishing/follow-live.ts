import { setTimeout as sleep } from "node:timers/promises";
import type { HostHistory } from "../../studio/hosts/contract/host-history.ts";
import { visible } from "../../yaml/language/visible.ts";
import { publishingWords as words } from "./words.pt-br.ts";

const minute = 60_000;

/**
 * Asks the live site again and again until it is made of what was sent, and says how that went.
 *
 * @param minutes so long at most; 0 asks nothing
 * @param pause milliseconds between two questions
 * @returns whether it is live, or nobody was to wait
 */
export async function followLive(
  { live }: Pick<HostHistory, "live">,
  minutes: number,
  pause = 5000,
): Promise<boolean> {
  if (minutes === 0) return true;
  const end = Date.now() + minutes * minute;
  let said = false;
  for (;;) {
    const answer = await live();
    if (answer.kind === "live" && answer.isLive) {
      console.log(words.live({ moment: new Date(), address: answer.address }));
      return true;
    }
    const isLasting = answer.kind === "refused" && !passing.includes(answer.code);
    const isOver = Date.now() + pause > end;
    if (isLasting || isOver) {
      console.error(
        answer.kind === "refused"
          ? visible(answer.message)
          : words.old({ minutes, address: answer.address }),
      );
      return false;
    }
    if (!said) console.log(words.waiting);
    said = true;
    await sleep(pause);
  }
}

/** A site of before these builds, or a moment without an answer, may be another one soon. */
const passing: readonly string[] = ["no-answer", "no-version-told"];
