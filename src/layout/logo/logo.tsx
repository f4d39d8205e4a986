import type { Image } from "../../model/types.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";

/**
 * The link to the home page. It shows the site's name, or its logo with the name as alternative
 * text.
 */
export function Logo({ site, picture }: { site: SiteInfo; picture?: Image }) {
  const { name } = site.settings.firm;
  return (
    <a
      className={picture ? "logo drawn" : "logo"}
      href="/"
      aria-label={`${name}, ${site.labels.common.home}`}
    >
      {picture ? <Picture image={{ ...picture, alt: "" }} sizes="240px" /> : name}
    </a>
  );
}
