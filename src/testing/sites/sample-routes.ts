import { posix } from "node:path";
import { createRandom } from "../../bench/mistake-corpus/random.ts";
import { groupBy } from "../../yaml/group-by.ts";
import { seed } from "../seed.ts";

/**
 * Of the routes below one folder, such as articles or categories, a single one, which the seed
 * picks: they share a template. All routes at the root remain.
 */
export function sampleRoutesByTemplate(routes: readonly string[]): string[] {
  const random = createRandom(seed);
  const groups = groupBy(routes, (route) => {
    const folder = posix.dirname(route);
    return folder === "/" ? route : `${folder}/`;
  });
  return [...groups.values()].flatMap((group) => random.sample(group, 1));
}
