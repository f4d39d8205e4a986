import type { ImageSize } from "../../model/image-size.ts";
import type { Theme } from "../../model/types.ts";
import { getOrCreateCached } from "../cache.ts";
import { decodeAndFitPhoto, decoderVersion } from "./photo-codec.ts";
import { duotoneColorsFor } from "./theme-duotone.ts";

/** The crop of a photograph for a card. */
interface CardCrop {
  slot: ImageSize;
  /** The focal point, in the form of pictures on pages: "50% 20%". Default: the centre. */
  focus?: string;
  theme: Theme;
  cache: string;
}

/**
 * Crops a photograph to a slot of a card, as pages do (CSS, `object-fit: cover`). Applies the
 * theme's duotone, if it has one. Puts a transparent photograph on the theme's paper colour.
 * Returns a data URL.
 */
export async function renderCardPhoto(data: Buffer, cut: CardCrop): Promise<string> {
  const { slot, focus = "50% 50%", theme, cache } = cut;
  const inks = duotoneColorsFor(theme, "paper");
  const key = [data, JSON.stringify(["card", slot, focus, inks, theme.colors.light.paper])];
  const png = await getOrCreateCached(cache, [...key, decoderVersion], async () => {
    const { default: sharp } = await import("sharp");
    const { pixels, ...plate } = await decodeAndFitPhoto(data, inks);
    const scale = Math.max(slot.width / plate.width, slot.height / plate.height);
    const size = {
      width: Math.max(slot.width, Math.round(plate.width * scale)),
      height: Math.max(slot.height, Math.round(plate.height * scale)),
    };
    const [x = 50, y = 50] = focus.split(" ").map((part) => Number.parseFloat(part));
    const place = {
      left: Math.round(((size.width - slot.width) * x) / 100),
      top: Math.round(((size.height - slot.height) * y) / 100),
    };
    const enlarged = sharp(pixels, { raw: plate }).resize({ ...size, fit: "fill" });
    const whole = enlarged.extract({ ...place, ...slot }).flatten({
      background: theme.colors.light.paper,
    });
    return whole.png().toBuffer();
  });
  return `data:image/png;base64,${png.toString("base64")}`;
}
