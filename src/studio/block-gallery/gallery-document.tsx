import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type GalleryStrings, galleryStrings as strings } from "#lang/studio/block-gallery/strings";
import type { ViewOptions } from "./browser/gallery-urls.ts";
import { GalleryPage } from "./gallery-page.tsx";
import type { BlockGallery } from "./read-gallery.ts";

const liveFolder = "/src/studio/block-gallery/browser";

/** Renders the gallery as an HTML document, which is complete even without its script. */
export function renderGalleryDocument(
  gallery: BlockGallery,
  shown: ViewOptions,
  isOwn: (type: string) => boolean,
): string {
  return renderHtmlDocument(
    strings,
    strings.title,
    <GalleryPage {...{ gallery, shown, words: strings, isOwn }} />,
  );
}

/** Renders the document that is shown while errors in the content prevent rendering. */
export function renderUnavailableDocument(): string {
  const { title, text } = strings.waiting;
  const told = (
    <main className="waiting">
      <h1>{title}</h1>
      <p>{text}</p>
    </main>
  );
  return renderHtmlDocument(strings, title, told);
}

function renderHtmlDocument(strings: GalleryStrings, title: string, body: ReactElement): string {
  const { copied, copy, notCopied } = strings;
  const said = {
    copied,
    copy,
    notCopied,
    none: strings.filtered(0),
    one: strings.filtered(1),
    many: strings.filtered(2),
  };
  const markup = renderToStaticMarkup(
    <html lang={strings.language}>
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
