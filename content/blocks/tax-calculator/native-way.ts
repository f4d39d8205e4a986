/**
 * The form attributes for when no script runs. The form must not submit, because GET would put all
 * answers into the URL; outside of a dialog `method=dialog` submits nothing. The boot script
 * navigates to `action` if the other scripts fail to load: to the tables, if they are on this site.
 *
 * @param to the URL of the fallback, as in links
 */
export function nativeWay(to: string): { action?: string; method: string } {
  return /^[/#]/.test(to) ? { action: to, method: "dialog" } : { method: "dialog" };
}
