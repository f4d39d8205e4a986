import type { SiteOverview } from "../messages.ts";

type RouteFileList = readonly Pick<SiteOverview["routes"][number], "route" | "file">[];

/**
 * Returns the route to show: the wanted one, if it exists. Otherwise returns the current route of
 * the shown file, so that editing the route of a page does not leave the page. If the file has no
 * route, returns the first route of the site.
 *
 * @returns `undefined` if the route of the file also belongs to another page: the shown page then
 *   stays
 */
export function findRouteToShow(
  routes: RouteFileList,
  wanted: string,
  file: string | undefined,
): string | undefined {
  if (routes.some(({ route }) => route === wanted)) return wanted;
  const own = routes.find((each) => each.file === file);
  const isTaken = routes.some((each) => each.route === own?.route && each.file !== file);
  return isTaken ? undefined : (own?.route ?? routes[0]?.route ?? "/");
}
