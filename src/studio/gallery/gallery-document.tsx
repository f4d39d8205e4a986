import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { GalleryPage } from "./gallery-page.tsx";
import type { ViewOptions } from "./live/gallery-urls.ts";
import type { BlockGallery } from "./read-gallery.ts";
import { type GalleryWords, galleryWords as words } from "./words.pt-br.ts";

const liveFolder = "/src/studio/gallery/live";

/** The gallery as an HTML document; it is complete without its script. */
export function renderGalleryDocument(
  gallery: BlockGallery,
  shown: ViewOptions,
  isOwn: (type: string) => boolean,
): string {
  return renderHtmlDocument(
    words,
    words.title,
    <GalleryPage {...{ gallery, shown, words, isOwn }} />,
  );
}

/** The document shown while errors in the content prevent any rendering. */
export function renderUnavailableDocument(): string {
  const { title, text } = words.waiting;
  const told = (
    <main className="waiting">
      <h1>{title}</h1>
      <p>{text}</p>
    </main>
  );
  return renderHtmlDocument(words, title, told);
}

function renderHtmlDocument(words: GalleryWords, title: string, body: ReactElement): string {
  const { copied, copy, notCopied } = words;
  const said = {
    copied,
    copy,
    notCopied,
    none: words.filtered(0),
    one: words.filtered(1),
    many: words.filtered(2),
  };
  const markup = renderToStaticMarkup(
    <html lang={words.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${liveFolder}/gallery.css`} />
        <script type="module" src={`${liveFolder}/start-gallery.ts`} />
      </head>
      <body data-words={JSON.stringify(said)}>{body}</body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
