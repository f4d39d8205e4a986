import type { Theme } from "../content/types.ts";
import type { OutputFile } from "./bundle.ts";
import { escapeHtml } from "./document.ts";

/** The site's icon: the first letter of its name over the double rule that closes a sum. */
export function drawIcon(name: string, theme: Theme): OutputFile {
  const { light, dark } = theme.colors;
  const letter = escapeHtml([...name][0] ?? "");
  const data = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<style>rect{fill:${light.paper}}text{fill:${light.ink}}path{stroke:${light.accentLine}}`,
    `@media (prefers-color-scheme:dark){rect{fill:${dark.paper}}text{fill:${dark.ink}}`,
    `path{stroke:${dark.accentLine}}}</style><rect width="64" height="64"/>`,
    '<text x="32" y="44" text-anchor="middle" font-family="Georgia,serif" font-size="46">',
    `${letter}</text><path d="M12 51h40M12 57h40" stroke-width="3"/></svg>`,
  ].join("");
  return { path: "icon.svg", data };
}
