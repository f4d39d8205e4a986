import type { Overview } from "../core-messages.ts";

type Routes = readonly Pick<Overview["routes"][number], "route" | "file">[];

/**
 * The address to show: the one that is asked for, or, where there is none such, that of the file which is shown. Whoever
 * changes the address of a page stays on it.
 */
export function shownRoute(routes: Routes, wanted: string, file: string | undefined): string {
  if (routes.some(({ route }) => route === wanted)) return wanted;
  const own = routes.find((each) => each.file === file);
  return own?.route ?? routes[0]?.route ?? "/";
}
