import type { ReactNode } from "react";
import type { Download } from "../model/types.ts";
import type { SiteInfo } from "./block-props.ts";
import { downloadDetail } from "./format/download-detail.ts";

interface DownloadLinkProps {
  file: Download;
  site: SiteInfo;
  /** The name of the file as plain text, because equal links need distinct accessible names. */
  about: string;
  /** Whether the link text already states the format. */
  named?: boolean;
  children: ReactNode;
}

/** Renders a link that downloads a file, with its format and size. */
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
