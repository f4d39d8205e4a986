import type { ReactNode } from "react";
import type { SiteInfo } from "../ui/block-props.ts";
import { Header } from "./header/header.tsx";

interface AppProps {
  site: SiteInfo;
  route: string;
  children: ReactNode;
}

/** What stands around the blocks of a page, but for the footer: finished markup in a built page. */
export function App({ site, route, children }: AppProps) {
  return (
    <>
      <Header site={site} route={route} />
      {children}
    </>
  );
}
