import type { Browser } from "playwright-core";
import type { RandomSource } from "../mistake-corpus/random.ts";
import { median } from "../statistics.ts";
import { earlyControls, measureEarlyControlDelay } from "./early-control-delay.ts";
import type { PageLoads } from "./load-rounds.ts";
import { type ClickCounts, countEffectiveClicks, deviceControls } from "./random-clicks.ts";
import type { VariantServers } from "./variant-servers.ts";

/** The response times of a control, with or without JavaScript. */
export interface ControlResponse extends ClickCounts {
  javaScript: boolean;
  /** Time from first paint to the first effective press, in ms, one per load. */
  dead: number[];
}

export interface ControlBenchOptions {
  browser: Browser;
  servers: VariantServers;
  chance: RandomSource;
  /** Number of presses of each control. */
  presses: number;
  /**
   * Load times of the pages. Presses fall between the first paint and shortly after the page is
   * ready.
   */
  paints: readonly PageLoads[];
}

const rapidLoads = 5;

/**
 * Presses every control at random moments; without JavaScript, a fifth as often. With JavaScript,
 * also presses the controls that must respond early, rapidly from first paint.
 */
export async function measureControlResponses(
  bench: ControlBenchOptions,
): Promise<ControlResponse[]> {
  const times: ControlResponse[] = [];
  for (const javaScript of [true, false]) {
    // Two loops run in parallel. Only the effect of a press counts here, not its time.
    const rows = [...deviceControls];
    const work = async () => {
      for (let control = rows.shift(); control; control = rows.shift()) {
        times.push({
          ...(await countEffectiveClicks(
            bench.browser,
            control,
            toRandomClickOptions(bench, javaScript),
          )),
          javaScript,
          dead: [],
        });
      }
    };
    await Promise.all([work(), work()]);
  }
  for (const control of earlyControls) {
    const row = times.find(({ control: name, javaScript }) => javaScript && name === control.name);
    for (let index = 0; index < rapidLoads; index += 1) {
      const address = bench.servers.addresses.site;
      row?.dead.push(await measureEarlyControlDelay(bench.browser, address, control));
    }
  }
  return times;
}

function toRandomClickOptions(
  { servers, chance, presses, paints }: ControlBenchOptions,
  javaScript: boolean,
) {
  const ready = paints.flatMap(({ site }) => site.map(({ ready, fcp }) => ready - fcp));
  return {
    address: servers.addresses.site,
    count: javaScript ? presses : Math.ceil(presses / 5),
    within: median(ready) * 1.25,
    javaScript,
    random: () => chance.below(2 ** 16) / 2 ** 16,
  };
}
