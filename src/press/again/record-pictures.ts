import type { RecordedArticle } from "./last-build.ts";

type Made = RecordedArticle["made"];

/** An article that names its picture by what stands for it, and has only the words of its own. */
interface PackedArticle extends Omit<RecordedArticle, "made"> {
  made: Omit<Made, "image"> & { image: string };
}

/** Articles whose pictures stand beside them. */
export interface PackedArticles {
  articles: Record<string, PackedArticle>;
  /** With any words. */
  pictures: Record<string, Made["image"]>;
}

/** Takes the pictures out of articles: those that many show stand once, and a record is read sooner. */
export function packPictures(articles: Readonly<Record<string, RecordedArticle>>): PackedArticles {
  const pictures: PackedArticles["pictures"] = {};
  const packed = Object.entries(articles).map(([path, article]): [string, PackedArticle] => {
    const { made, picture } = article;
    pictures[picture] ??= made.image;
    return [path, { ...article, made: { ...made, image: made.image.alt } }];
  });
  return { articles: Object.fromEntries(packed), pictures };
}

/** Articles with their pictures again; every field stands where it stood. */
export function unpackPictures({
  articles,
  pictures,
}: PackedArticles): Record<string, RecordedArticle> {
  const whole = Object.entries(articles).map(([path, article]): [string, RecordedArticle] => {
    const { made, picture } = article;
    const image = { ...(pictures[picture] as Made["image"]), alt: made.image };
    return [path, { ...article, made: { ...made, image } }];
  });
  return Object.fromEntries(whole);
}
