import type { Image } from "../content/types.ts";

interface PictureProps {
  image: Image;
  className?: string;
  /** The width of the slot, as in the HTML attribute: it chooses among the prints of a photograph. */
  sizes?: string;
  /** Width ÷ height of a slot that is filled by cropping. */
  ratio?: number;
  /** The picture is in the first screen: load it at once, with priority. */
  eager?: boolean;
}

/** An image with its size, so that nothing moves when it arrives; lazy unless `eager`. */
export function Picture({ image, className, sizes, ratio, eager = false }: PictureProps) {
  const img = (
    <img
      className={[className, image.classes].filter(Boolean).join(" ") || undefined}
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding={eager ? undefined : "async"}
    />
  );
  if (!image.sources) return img;
  const widths = sizes && ratio ? uncropped(sizes, image.width / image.height / ratio) : sizes;
  return (
    <picture>
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={widths} />
      ))}
      {img}
    </picture>
  );
}

/**
 * How wide a picture is whose sides a slot crops: `factor` times as wide as the slot.
 *
 * @param sizes "(max-width: 900px) 100vw, 50vw": the width is the last word of each part
 */
export function uncropped(sizes: string, factor: number): string {
  if (factor <= 1.05) return sizes;
  const times = Math.round(factor * 10) / 10;
  return sizes.replace(/(\S+)(?=,|$)/g, (width) => `calc(${times} * ${width})`);
}
