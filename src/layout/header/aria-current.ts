/**
 * Returns "page" for the page itself and "true" for a page below it. Every page is below "/", so
 * "/" never gets "true".
 */
export function ariaCurrent(to: string, route: string): "page" | "true" | undefined {
  if (route === to) return "page";
  return to !== "/" && route.startsWith(`${to}/`) ? "true" : undefined;
}
