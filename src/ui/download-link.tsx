import type { ReactNode } from "react";
import type { Download } from "../content/types.ts";
import type { SiteInfo } from "./block-props.ts";
import { downloadDetail } from "./format/download-detail.ts";
import { Text } from "./text/text.tsx";

interface DownloadLinkProps {
  file: Download;
  site: SiteInfo;
  /** What the file is, in the inline grammar: equal words of links need names of their own. */
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
        <span className="visually-hidden">
          {" "}
          <Text>{about}</Text>
        </span>
      </a>
      {detail && <small className="weight">{detail}</small>}
    </>
  );
}
