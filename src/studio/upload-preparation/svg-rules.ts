/**
 * The elements allowed in an SVG picture (W3C, "Scalable Vector Graphics 2"). None of them runs
 * code, animates, or loads or embeds pages.
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

/**
 * Whether a URL loads nothing from outside the drawing: a fragment or, in an image element, inline
 * raster data.
 */
export function isUrlInsideSvg(element: string, address: string): boolean {
  if (/^#[^\s<>"]*$/.test(address)) return true;
  return element === "image" && rasterData.test(address);
}

/**
 * Whether an attribute value or a style sheet loads nothing. Backslashes are rejected, because
 * escapes could hide a URL.
 */
export function isSafeCss(css: string): boolean {
  const isLoading = /@import|@font-face|@namespace|url\(\s*(?!["']?#)|image-set\(|expression\(|\\/i;
  return !isLoading.test(css) && !/^\s*(?:javascript|vbscript|data)\s*:/i.test(css);
}
