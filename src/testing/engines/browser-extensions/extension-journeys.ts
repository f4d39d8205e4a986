import { expect, inject } from "vitest";
import { createRandom } from "../../../bench/mistake-corpus/random.ts";
import { seed } from "../../seed.ts";
import { sampleRoutesByTemplate } from "../../sites/sample-routes.ts";
import { engineNames } from "../engine.ts";
import type { JourneySuite } from "../journey-types.ts";
import {
  findChangeProblems,
  hydrationErrorPattern,
  type OpenEngineTab,
} from "./find-change-problems.ts";
import { createPageChanges, listInteractiveRoutes } from "./page-changes.ts";

/**
 * Tests a tenth of all changes per run, spread over the pages. The seed selects them, differently
 * for each engine.
 */
export const extensions: JourneySuite = (journey, engine) => {
  const routes = sampleRoutesByTemplate(listInteractiveRoutes(inject("dist")));
  for (const [index, route] of routes.entries()) {
    journey(
      `${route} works despite the page changes that browser extensions make`,
      async (visit) => {
        const open: OpenEngineTab = (path, options) =>
          visit(path, { ...options, expected: hydrationErrorPattern, raw: true });
        const all = createPageChanges(route);
        const chance = createRandom(
          seed + index * engineNames.length + engineNames.indexOf(engine),
        );
        for (const change of chance.sample(all, Math.round(all.length / 10))) {
          const problems = await findChangeProblems(open, change);
          expect(problems, `${change.kind}, ${change.moment}`).toEqual([]);
        }
      },
      300_000,
    );
  }
};
