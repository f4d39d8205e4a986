import type { Plan } from "../../model/types.ts";

/** Finds the plan that `plan` includes; `undefined` if it is not among `plans`. */
export function findIncludedPlan(plan: Plan, plans: readonly Plan[]): Plan | undefined {
  return plans.find(({ id }) => id === plan.includes);
}

/** Returns all features of a plan: its own, and those of the plans that it includes. */
export function collectFeatures(plan: Plan, plans: readonly Plan[]): Set<string> {
  const features = new Set<string>();
  const seen = new Set<Plan>();
  let current: Plan | undefined = plan;
  while (current && !seen.has(current)) {
    seen.add(current);
    for (const feature of current.features) features.add(feature);
    current = findIncludedPlan(current, plans);
  }
  return features;
}

/**
 * Whether each plan except the first includes the plan before it. Only then can a stair show them.
 */
export function isCumulative(plans: readonly Plan[]): boolean {
  return plans.every((plan, at) => at === 0 || plan.includes === plans[at - 1]?.id);
}

/** Counts the different features of all plans. */
export function countFeatures(plans: readonly Plan[]): number {
  return new Set(plans.flatMap(({ features }) => features)).size;
}
