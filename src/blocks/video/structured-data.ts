import { type Describe, plain, wholeAddress } from "../thing.ts";
import { videoAddress } from "./video-address.ts";

/**
 * Each video with all fields that search engines require, as https://schema.org/VideoObject: name,
 * description, thumbnail and date
 * (https://developers.google.com/search/docs/appearance/structured-data/video).
 */
export const describe: Describe<"video"> = (blocks, { url: site }) =>
  blocks.flatMap(({ title, lede, poster, published, file, url = "" }) => {
    if (!lede || !published) return [];
    const contentUrl = file && wholeAddress(file.src, site);
    return [
      {
        "@type": "VideoObject",
        name: plain(title),
        description: plain(lede),
        thumbnailUrl: wholeAddress(poster.src, site),
        uploadDate: published,
        contentUrl,
        embedUrl: file ? undefined : videoAddress(url)?.frame,
      },
    ];
  });
