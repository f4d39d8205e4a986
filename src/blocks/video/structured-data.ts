import { type Describe, plain, wholeAddress } from "../thing.ts";
import { videoAddress } from "./video-address.ts";

/**
 * Each video of which all is told that search engines ask for, as https://schema.org/VideoObject: its
 * name, what it shows, its picture and its day
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
