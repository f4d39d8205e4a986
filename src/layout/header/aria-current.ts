/** "page" for the page itself, "true" for a page below it; every page is below "/", so that counts not. */
export function ariaCurrent(to: string, route: string): "page" | "true" | undefined {
  if (route === to) return "page";
  return to !== "/" && route.startsWith(`${to}/`) ? "true" : undefined;
}
