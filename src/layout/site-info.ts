import type { Site } from "../model/site.ts";
import { packTraits } from "../theme/packs/pack-traits.ts";
import type { SiteInfo } from "../ui/block-props.ts";
import { logoForBackground } from "./logo/logo-for-background.ts";

/** Selects the site data that pages receive, with the logos for header and footer. */
export function toSiteInfo({ settings, labels, theme }: Pick<Site, SiteInfoSourceKey>): SiteInfo {
  const logo = logoForBackground(theme, "paper");
  const footLogo = logoForBackground(theme, packTraits(theme.pack).foot);
  return { settings, labels, pack: theme.pack, logo, footLogo };
}

type SiteInfoSourceKey = "settings" | "labels" | "theme";
