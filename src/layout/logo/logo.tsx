import type { Image } from "../../model/types.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";

/** The way home: the site's name, or its own drawing, which says no more than the name does. */
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
