import type { Overview } from "../core-messages.ts";

type Routes = readonly Pick<Overview["routes"][number], "route" | "file">[];

/**
 * The address to show: the one that is asked for, or, where there is none such, that of the file which is shown. Whoever
 * changes the address of a page stays on it. Nothing where it is given that of another page: this one stays as it is
 * shown, and the other one does not take its place.
 */
export function shownRoute(
  routes: Routes,
  wanted: string,
  file: string | undefined,
): string | undefined {
  if (routes.some(({ route }) => route === wanted)) return wanted;
  const own = routes.find((each) => each.file === file);
  const isTaken = routes.some((each) => each.route === own?.route && each.file !== file);
  return isTaken ? undefined : (own?.route ?? routes[0]?.route ?? "/");
}
