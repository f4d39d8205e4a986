/**
 * The allowed elements (W3C, "Scalable Vector Graphics 2"). None of them runs code, animates, or
 * loads or embeds pages.
 */
export const allowedElements: ReadonlySet<string> = new Set([
  ...["svg", "g", "defs", "symbol", "use", "switch", "title", "desc", "style", "image", "view"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["text", "tspan", "textPath", "linearGradient", "radialGradient", "stop", "pattern"],
  ...["clipPath", "mask", "marker", "filter"],
  ...["feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix"],
  ...["feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood"],
  ...["feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode"],
  ...["feMorphology", "feOffset", "fePointLight", "feSpecularLighting", "feSpotLight"],
  ...["feTile", "feTurbulence"],
]);

const rasterData = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=\s]*$/;

/** Whether a URL stays within the drawing: a fragment, or inline raster data. */
export function isUrlInsideSvg(element: string, address: string): boolean {
  if (/^#[^\s<>"]*$/.test(address)) return true;
  return element === "image" && rasterData.test(address);
}

/**
 * Whether a value or style sheet loads nothing. Backslashes are rejected, because escapes could
 * hide a URL.
 */
export function isSafeCss(css: string): boolean {
  const isLoading = /@import|@font-face|@namespace|url\(\s*(?!["']?#)|image-set\(|expression\(|\\/i;
  return !isLoading.test(css) && !/^\s*(?:javascript|vbscript|data)\s*:/i.test(css);
}
