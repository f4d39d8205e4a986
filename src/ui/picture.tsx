import type { Image } from "../model/types.ts";

interface PictureProps {
  image: Image;
  className?: string;
  /**
   * The width of the slot, as in the HTML `sizes` attribute. Browsers use it to choose a rendition
   * of a photograph.
   */
  sizes?: string;
  /** Width ÷ height of the slot, if the picture is cropped to fill it. */
  ratio?: number;
  /**
   * True if the slot is at most 200 px wide, so that drawings use their simplified rendition. A
   * media condition if the slot is that narrow at some widths of the window only.
   */
  small?: true | string;
}

/**
 * Renders an image with its dimensions, which avoid layout shifts. The build gives the first image
 * of a page priority.
 */
export function Picture({ image, className, sizes, ratio, small }: PictureProps) {
  const drawn = smallSources(image, small);
  const isSmall = small === true && image.small;
  const sources = isSmall ? drawn : [...drawn, ...(image.sources ?? [])];
  const img = (
    <img
      className={[className, image.classes].filter(Boolean).join(" ") || undefined}
      src={isSmall ? isSmall.src : image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading="lazy"
    />
  );
  if (sources.length === 0) return img;
  const widths = sizes && ratio ? scaleSizes(sizes, image.width / image.height / ratio) : sizes;
  return (
    <picture>
      {sources.map(({ type, media, srcset }) => (
        <source key={srcset} type={type} media={media} srcSet={srcset} sizes={type && widths} />
      ))}
      {img}
    </picture>
  );
}

type PictureSource = NonNullable<Image["sources"]>[number];

const darkSchemeQuery = "(prefers-color-scheme:dark)";

/**
 * Returns the sources of the simplified rendition of a drawing. They precede the others, because
 * browsers take the first match.
 */
function smallSources({ small }: Image, where: PictureProps["small"]): PictureSource[] {
  if (!small || !where) return [];
  const { src, darkSrc } = small;
  const condition = where === true ? "" : where;
  const both = [condition, darkSchemeQuery].filter(Boolean).join(" and ");
  return [
    ...(darkSrc ? [{ media: both, srcset: darkSrc }] : []),
    ...(condition ? [{ media: condition, srcset: src }] : []),
  ];
}

/**
 * Returns the `sizes` of a picture whose sides are cropped: `factor` times the width of the slot.
 *
 * @param sizes such as "(max-width: 900px) 100vw, 50vw": each part ends with a width
 */
export function scaleSizes(sizes: string, factor: number): string {
  if (factor <= 1.05) return sizes;
  const times = Math.round(factor * 10) / 10;
  return sizes.replace(/(\S+)(?=,|$)/g, (width) => `calc(${times} * ${width})`);
}
