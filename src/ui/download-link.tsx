import type { ReactNode } from "react";
import type { Download } from "../model/types.ts";
import type { SiteInfo } from "./block-props.ts";
import { downloadDetail } from "./format/download-detail.ts";

interface DownloadLinkProps {
  file: Download;
  site: SiteInfo;
  /** What the file is, as plain text: equal words of links need names of their own. */
  about: string;
  /** Whether the words of the link already tell the format. */
  named?: boolean;
  children: ReactNode;
}

/** A link that downloads a file, and what it weighs: nobody is surprised on a telephone. */
export function DownloadLink({ file, site, about, named, children }: DownloadLinkProps) {
  const detail = downloadDetail(file, site, named);
  return (
    <>
      <a className="link" href={file.src} download="">
        {children}
        <span className="visually-hidden"> {about}</span>
      </a>
      {detail && <small className="weight">{detail}</small>}
    </>
  );
}
