import { expect, onTestFinished } from "vitest";
import { createRandom } from "../../bench/mistake-corpus/random.ts";
import { journey } from "../../testing/browser/journey.ts";
import { createAcceptedPalette, twelveColors } from "../../testing/colors/accepted-palette.ts";
import { serveColorTestPages } from "../../testing/colors/color-test-pages.ts";
import {
  findUncheckedPairs,
  recolorAndCheckContrast,
  recolorAndReadPairs,
} from "../../testing/colors/palette-pairs.ts";
import { interfaceTokens } from "../../testing/colors/rendered-color-pairs.ts";
import { seed } from "../../testing/seed.ts";
import { packNames } from "../../theme/packs/pack-names.ts";

/*
 * The colour check must compare all colour pairs of texts that a browser renders, in every block,
 * header and footer of every style.
 */

const chance = createRandom(seed);

for (const pack of packNames) {
  journey(
    `the check compares all rendered colour pairs of ${pack}, and an accepted palette is legible`,
    { timeout: 300_000 },
    async ({ open }) => {
      const page = await open({ reducedMotion: "reduce", bypassCSP: true });
      await page.setViewportSize({ width: 1280, height: 900 });
      const [token, color] = [chance.pick(interfaceTokens), chance.pick(twelveColors)];
      const accepted = createAcceptedPalette({ pack, scheme: "light", token, color });
      if (!accepted) expect.unreachable(`${token} ${color} has no proposal`);
      const { addresses, close } = await serveColorTestPages(pack);
      onTestFinished(close);
      for (const address of addresses) {
        await page.goto(address);
        const { pairs, unknown } = await recolorAndReadPairs(page, pack);
        expect([...findUncheckedPairs(pairs, pack), ...unknown]).toEqual([]);
        const unread = await recolorAndCheckContrast(page, accepted.palette);
        expect(unread, `${token} ${accepted.color}`).toEqual([]);
      }
    },
  );
}
