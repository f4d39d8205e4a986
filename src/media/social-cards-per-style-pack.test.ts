import { beforeAll, describe, expect, test } from "vitest";
import type { Theme } from "../model/types.ts";
import { createWorkspace } from "../testing/content/workspace.ts";
import { contrastRatio } from "../theme/contrast.ts";
import { packNames } from "../theme/packs/pack-names.ts";
import { completePalette, type PackPalette } from "../theme/packs/pack-palette.ts";
import {
  type CardText,
  cardSize,
  type GlyphOutliner,
  photoSlot,
} from "../theme/social-cards/card-parts.ts";
import { drawSocialCard } from "../theme/social-cards/draw-card.ts";
import { fitText } from "./fit-text.ts";
import { createCardFontLoader } from "./social-card.ts";

const text: CardText = {
  title: "Getting about again",
  name: "Noonmark",
  label: "Knees",
  host: "noonmark.example",
  place: "Hexham",
};
const long: CardText = {
  title:
    "What the first weeks after an operation on the knee are like, and a word of sixty letters: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten",
  name: "The Old Dispensary Practice of Physiotherapy and Sports Medicine",
  label: "Exercises and advice for the weeks that follow an operation",
  host: "the-old-dispensary-practice-of-physiotherapy.example/northumberland",
  place: "Newcastle upon Tyne, Tyne and Wear",
};
const photo = "data:image/png;base64,AAAA";

/** A line of text on a card. Its position is in px, from the cap height to the baseline. */
interface Words {
  text: string;
  color: string;
  /** Whether this copy of the text is clipped to the shadow of the sundial card. */
  shaded: boolean;
  left: number;
  right: number;
  top: number;
  base: number;
}

describe.each(packNames)("the social card of the %s pack", (pack) => {
  let theme: Theme;
  let colors: PackPalette;

  beforeAll(async () => {
    const workspace = await createWorkspace();
    await workspace.file("theme.yaml", `pack: ${pack}\n`);
    const { site } = await workspace.load();
    await workspace.dispose();
    if (!site) throw new Error("The sample site does not load.");
    ({ theme } = site);
    colors = completePalette(theme.colors.light);
  }, 60_000);

  /** Finds the lines of text on a card by their outlines. */
  async function wordsOf(source: CardText, picture = ""): Promise<Words[]> {
    const set = new Map<string, { text: string; size: number; width: number }>();
    const noting = ({ outline }: GlyphOutliner): GlyphOutliner => ({
      outline: (words, size, tracking) => {
        const made = outline(words, size, tracking);
        set.set(made.path, { text: words, size, width: made.width });
        return made;
      },
    });
    const fonts = await createCardFontLoader(theme, [source])();
    const pen = {
      headline: noting(fonts.headline),
      sign: noting(fonts.sign),
      small: noting(fonts.small),
      fit: fitText,
    };
    const drawing = drawSocialCard(pack, {
      text: source,
      typesetter: pen,
      colors,
      backdrop: "",
      photo: picture,
    });
    const shade = drawing.indexOf('<g clip-path="url(#s)">');
    const placed = /<path fill="(#\w+)" transform="translate\(([\d.-]+) ([\d.-]+)\)" d="([^"]+)"/g;
    const end = drawing.indexOf("</g>", shade);
    return [...drawing.matchAll(placed)].flatMap((found): Words[] => {
      const [, color = "", x, y, path = ""] = found;
      const outline = set.get(path);
      if (!outline) return [];
      const [left, base] = [Number(x), Number(y)];
      const { text: words, size, width } = outline;
      const shaded = shade >= 0 && found.index > shade && found.index < end;
      const [right, top] = [left + width, base - size * 0.7];
      return [{ text: words, color, shaded, left, right, top, base }];
    });
  }

  test("shows the title, the name, the label, the address and the place", async () => {
    const words = (await wordsOf(text)).filter(({ shaded }) => !shaded).map((each) => each.text);
    const title = words.filter((each) => text.title.includes(each));
    expect(title.join(" ")).toBe(text.title);
    const others = words.filter((each) => !text.title.includes(each));
    expect(others.sort()).toEqual(["Hexham", "Knees", "Noonmark", "noonmark.example"]);
  });

  test.each([
    ["short", text, ""],
    ["long", long, ""],
    ["short beside a photograph", text, photo],
    ["long beside a photograph", long, photo],
  ])("keeps its text on the card and free of overlaps: %s", async (_, source, picture) => {
    const words = (await wordsOf(source, picture)).filter(({ shaded }) => !shaded);
    const right = picture ? photoSlot.left - 20 : cardSize.width - 20;
    for (const each of words) {
      expect(each.left, each.text).toBeGreaterThan(20);
      expect(each.right, each.text).toBeLessThan(right);
      expect(each.top, each.text).toBeGreaterThan(20);
      expect(each.base, each.text).toBeLessThan(cardSize.height - 20);
    }
    const pairs = words.flatMap((one, index) => words.slice(index + 1).map((two) => [one, two]));
    const meeting = pairs.filter(([one, two]) => one && two && meet(one, two));
    expect(meeting.map((pair) => pair.map((each) => each.text))).toEqual([]);
  });

  test("ends a title that is too long with an ellipsis, and omits the place beside a long address", async () => {
    const longer = { ...long, title: `${long.title}, ${long.title}, ${long.title}` };
    const words = (await wordsOf(longer, photo)).map((each) => each.text);
    expect(words.filter((each) => each.endsWith("…")).length).toBeGreaterThan(0);
    expect(words).toContain(long.host);
    expect(words).not.toContain(long.place);
  });

  test("gives all text enough contrast with its background", async () => {
    const { paper, deep } = colors;
    for (const { text: words, color, shaded, base } of await wordsOf(text)) {
      // The shade of the dial covers the bottom of its card, including part of the title.
      const inDeep = pack === "relogio-de-sol" && (shaded || base > 510);
      expect(contrastRatio(color, inDeep ? deep : paper), words).toBeGreaterThanOrEqual(4.5);
    }
  });
});

function meet(one: Words, two: Words): boolean {
  const aside = one.right <= two.left || two.right <= one.left;
  return !aside && one.base > two.top && two.base > one.top;
}
