/**
 * Where the browser itself takes the form while no script runs, as attributes of the form: to the
 * tables, where they stand on this site. What was typed goes to no other host, and to no program.
 *
 * @param to the address of the fallback, as links are written
 */
export function nativeWay(to: string): { action?: string; method?: string } {
  return /^[/#]/.test(to) ? { action: to } : { method: "dialog" };
}
