import type { StudioModel } from "../studio-model.ts";

/**
 * Finds the page to which a link of the site leads; `undefined` if the preview already shows it.
 */
export function findOtherLinkedPage(model: StudioModel, address: string) {
  const { overview, parts } = model.current();
  const route = address.replace(/[?#].*$/, "");
  return overview.routes.find((page) => page.route === route && route !== parts?.route);
}
