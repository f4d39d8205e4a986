import type { Image } from "../content/types.ts";

interface PictureProps {
  image: Image;
  className?: string;
  /** The width of the slot, as in the HTML attribute: it chooses among the variants of the image. */
  sizes?: string;
  /** The picture is in the first screen: load it at once, with priority. */
  eager?: boolean;
}

/** An image with its size, so that nothing moves when it arrives; lazy unless `eager`. */
export function Picture({ image, className, sizes, eager = false }: PictureProps) {
  return (
    <img
      className={className}
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      srcSet={image.srcset}
      sizes={image.srcset && sizes}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
}
