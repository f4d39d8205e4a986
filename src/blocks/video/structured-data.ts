import { absoluteUrl, type StructuredDataBuilder, toPlainText } from "../schema-org.ts";
import { parseVideoAddress } from "./video-address.ts";

/**
 * Describes each video as https://schema.org/VideoObject, if it has all fields that search engines
 * require: name, description, thumbnail and date
 * (https://developers.google.com/search/docs/appearance/structured-data/video).
 */
export const describeVideos: StructuredDataBuilder<"video"> = (blocks, { url: site }) =>
  blocks.flatMap(({ title, lede, poster, published, file, url = "" }) => {
    if (!lede || !published) return [];
    const contentUrl = file && absoluteUrl(file.src, site);
    return [
      {
        "@type": "VideoObject",
        name: toPlainText(title),
        description: toPlainText(lede),
        thumbnailUrl: absoluteUrl(poster.src, site),
        uploadDate: published,
        contentUrl,
        embedUrl: file ? undefined : parseVideoAddress(url)?.frame,
      },
    ];
  });
