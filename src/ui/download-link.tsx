import type { ReactNode } from "react";
import type { SiteInfo } from "../blocks/props.ts";
import type { Download } from "../content/types.ts";
import { fill, formatBytes } from "./format.ts";
import { Text } from "./text.tsx";

interface DownloadLinkProps {
  file: Download;
  site: SiteInfo;
  /** What the file is, in the inline grammar: equal words of links need names of their own. */
  about: string;
  children: ReactNode;
}

/** A link that downloads a file, and what it weighs: nobody is surprised on a telephone. */
export function DownloadLink({ file, site, about, children }: DownloadLinkProps) {
  const { src, format, bytes } = file;
  const size = bytes === undefined ? undefined : formatBytes(bytes, site.settings.language);
  return (
    <>
      <a className="link" href={src} download="">
        {children}
        <span className="visually-hidden">
          {" "}
          <Text>{about}</Text>
        </span>
      </a>
      <small className="weight">
        {size ? fill(site.labels.downloads.detail, { format, size }) : format}
      </small>
    </>
  );
}
