import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { dirAttribute } from "../../../yaml/text-and-language/direction.ts";
import { markAsTrustedHtml } from "../../browser/trusted-types.ts";
import { applyColorScheme } from "../../canvas/color-scheme.ts";
import type { BlockThumbnailData, PageParts } from "../../preview-worker/messages.ts";

/** The styles and settings of the site that thumbnails of blocks need. */
export interface ThumbnailStyle {
  styles: string;
  scheme: "light" | "dark";
  parts: Pick<PageParts, "tokens" | "language">;
  /** Converts the address of a picture to one that the browser can load. */
  shown(address: string): string;
}

/**
 * Shows a thumbnail of a block type. It is rendered when it scrolls into view, and is hidden from
 * screen readers.
 */
export function BlockThumbnail({
  sample,
  look,
}: {
  sample: BlockThumbnailData;
  look: ThumbnailStyle;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const markup = isNear && sample.html !== "" ? thumbnailDocument(sample, look) : undefined;
  useEffect(() => {
    const sight = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { root: box.current?.closest("dialog") ?? null, rootMargin: "160px" },
    );
    if (box.current) sight.observe(box.current);
    return () => sight.disconnect();
  }, []);
  return (
    <div ref={box} className="picture" aria-hidden="true" inert>
      {markup !== undefined && <ThumbnailFrame title={sample.type} markup={markup} />}
    </div>
  );
}

/**
 * Shows markup in an iframe. React would set `srcdoc` to a plain string, which Trusted Types
 * reject.
 */
function ThumbnailFrame({ title, markup }: { title: string; markup: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = markAsTrustedHtml(markup);
  }, [markup]);
  return <iframe ref={frame} sandbox="allow-same-origin" tabIndex={-1} title={title} />;
}

/** Creates a document without scripts that contains only the block, vertically centred. */
function thumbnailDocument(
  { type, html }: BlockThumbnailData,
  { styles, scheme, parts, shown }: ThumbnailStyle,
): string {
  const own = [
    `:root{color-scheme:${scheme}!important}`,
    "html{display:grid;min-height:100%;grid-template-columns:minmax(0,1fr);align-content:safe center;overflow:hidden}",
    "*,::before,::after{animation:none!important;transition:none!important}",
  ].join("");
  const sheets = [styles, parts.tokens].map((sheet) => applyColorScheme(sheet, scheme));
  return [
    `<!doctype html><html lang="${parts.language}"${dirAttribute(parts.language)}><meta charset="utf-8"><title></title>`,
    ...[...sheets, own].map((sheet) => `<style>${sheet}</style>`),
    `<body inert><div id="_app"><main id="_content"><div data-block="${type}">${resolvePictureUrls(html, shown)}</div></main></div>`,
  ].join("");
}

/** Replaces the addresses of pictures with ones that the browser can load. */
function resolvePictureUrls(html: string, shown: ThumbnailStyle["shown"]): string {
  return html.replace(/(?<=<img[^>]*\ssrc=")[^"]+/g, (address) => {
    return shown(address.replaceAll("&amp;", "&")).replaceAll("&", "&amp;");
  });
}
