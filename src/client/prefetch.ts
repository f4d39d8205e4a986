import { useEffect } from "react";
import type { ClientSite } from "../page/app.tsx";
import { linkOf, pageOf } from "./links.ts";
import { loadPage, routeOf } from "./page-source.ts";
import { loadStyles } from "./styles.ts";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's connection allows to fetch what may not be needed. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? "");
}

/**
 * Fetches what pages share as soon as this one is ready, and a page as soon as a pointer, a finger
 * or the focus comes to a link that leads there.
 */
export function usePrefetch(site: ClientSite): void {
  useEffect(() => {
    const prefetch = (event: Event) => {
      const link = linkOf(event);
      const url = link && mayPrefetch() && pageOf(link);
      if (url) loadPage(routeOf(url, site)).catch(() => {});
    };
    if (mayPrefetch()) loadStyles().catch(() => {});
    const types = ["pointerover", "touchstart", "focusin"];
    for (const type of types) document.addEventListener(type, prefetch, { passive: true });
    return () => {
      for (const type of types) document.removeEventListener(type, prefetch);
    };
  }, [site]);
}
