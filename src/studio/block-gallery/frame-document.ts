import type { VisualAssets } from "../../builder/assets/build-assets.ts";
import { pageStyles } from "../../builder/assets/build-styles.ts";
import { toInlineJson } from "../../builder/html/inline-json.ts";
import { escapeHtml } from "../../ui/format/escape-html.ts";
import { dirAttribute } from "../../yaml/text-and-language/direction.ts";
import { applyColorScheme } from "../canvas/color-scheme.ts";
import type { ColorScheme } from "./browser/gallery-urls.ts";
import type { RenderedFrame } from "./browser/render-frame.tsx";

/** The path at which the dev server serves the script that hydrates frames. */
const frameScript = "/src/studio/block-gallery/browser/start-frame.tsx";

/**
 * Renders the HTML document of a frame: blocks with the styles of a built page.
 *
 * @param scheme the colour scheme to force; that of the system if undefined
 */
export function renderFrameDocument(
  { markup, types, live }: RenderedFrame,
  look: VisualAssets,
  { title, scheme }: { title: string; scheme?: ColorScheme },
): string {
  const css = pageStyles(look.styles, { markup, blocks: types });
  const { language } = look.site.settings;
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"${dirAttribute(language)}><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">`,
    `<style>${scheme ? forceColorSchemeInCss(css, scheme) : css}</style></head><body>`,
    `<div id="_app">${scheme ? forceColorSchemeInPictures(markup, scheme) : markup}</div>`,
    live ? `<script type="application/json" id="_data">${toInlineJson(live)}</script>` : "",
    live ? `<script type="module" src="${frameScript}"></script>` : "",
    "</body></html>",
  ].join("");
}

function forceColorSchemeInCss(css: string, scheme: ColorScheme): string {
  return `${applyColorScheme(css, scheme)}:root{color-scheme:${scheme}!important}`;
}

/** Makes pictures use the chosen colour scheme instead of that of the system. */
function forceColorSchemeInPictures(markup: string, scheme: ColorScheme): string {
  return markup.replaceAll(
    /\(prefers-color-scheme:\s*dark\)/g,
    scheme === "dark" ? "all" : "not all",
  );
}
