import type { SiteSettings, Theme } from "../../model/types.ts";
import type { OutputFile } from "../html/output-file.ts";
import { iconPaths, manifestPath } from "./icons.ts";

/** Builds the web app manifest (https://w3c.github.io/manifest). */
export function buildWebManifest({ language, firm }: SiteSettings, theme: Theme): OutputFile {
  const { paper } = theme.colors.light;
  const icon = (path: string, size: number, purpose?: string) => ({
    // The path is relative to the manifest, so that it works below any base path.
    src: path,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    lang: language,
    name: firm.name,
    short_name: firm.name,
    id: "./",
    start_url: "./",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      icon(iconPaths.home, 192),
      icon(iconPaths.large, 512),
      icon(iconPaths.maskable, 512, "maskable"),
    ],
  };
  return { path: manifestPath, data: JSON.stringify(manifest) };
}
