/**
 * What the browser itself does with the form while no script runs, as attributes of the form: nothing, for by GET
 * all that was typed would enter an address. Outside of a dialog `method=dialog` submits nothing. The action is
 * where the page's own script leads once the rest of it has failed: to the tables, where they are on this site.
 *
 * @param to the address of the fallback, as links are written
 */
export function nativeWay(to: string): { action?: string; method: string } {
  return /^[/#]/.test(to) ? { action: to, method: "dialog" } : { method: "dialog" };
}
