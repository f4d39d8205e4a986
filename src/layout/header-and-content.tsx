import type { ReactNode } from "react";
import type { SiteInfo } from "../ui/block-props.ts";
import { Header } from "./header/header.tsx";

interface HeaderAndContentProps {
  site: SiteInfo;
  route: string;
  children: ReactNode;
}

/** The page around its blocks, except the footer. `children` is finished markup in a built page. */
export function HeaderAndContent({ site, route, children }: HeaderAndContentProps) {
  return (
    <>
      <Header site={site} route={route} />
      {children}
    </>
  );
}
