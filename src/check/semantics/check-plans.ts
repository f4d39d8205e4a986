import { listAt, textAt } from "../../model/parsed-site.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import { normalizeLine } from "../lists/check-list-lines.ts";
import { type CheckContext, formatFileLocation } from "../site-index/check-context.ts";

/**
 * Checks that at most one plan is marked as popular, that no plan includes itself through others,
 * and that no plan repeats a feature of a plan that it includes.
 */
export function checkPlans(source: CheckContext) {
  const plans = listAt(source.file.parsed.value, "");
  checkSinglePopularPlan(source, plans);
  if (!reportCircularIncludes(source, plans)) checkRepeatedFeatures(source, plans);
}

function checkSinglePopularPlan(source: CheckContext, plans: readonly unknown[]) {
  const popular = [...plans.keys()].filter((index) => childValue(plans[index], "popular") === true);
  const names = popular.map((index) => planName(plans[index]));
  const [, second] = popular;
  if (second !== undefined) source.report("too-many-popular", `/${second}/popular`, { names });
}

/** Returns the plan's name, or its id if it has no name yet. */
function planName(plan: unknown): string {
  return textAt(plan, "/name") ?? textAt(plan, "/id") ?? "";
}

/**
 * Reports plans that include each other in a cycle. Returns true if it reported one, or if ids are
 * ambiguous.
 */
function reportCircularIncludes(source: CheckContext, plans: readonly unknown[]): boolean {
  const included = new Map(
    plans.map((plan) => [textAt(plan, "/id") ?? "", textAt(plan, "/includes")]),
  );
  // If two plans share an id, `includes` is ambiguous.
  if (included.size < plans.length) return true;
  const told = new Set<string>();
  plans.forEach((plan, index) => {
    const circle = findIncludeCycle(textAt(plan, "/id") ?? "", included);
    if (circle.length === 0 || circle.some((id) => told.has(id))) return;
    for (const id of circle) told.add(id);
    source.report("circular-includes", `/${index}/includes`, {
      names: circle.map((id) => planName(plans.find((each) => textAt(each, "/id") === id))),
    });
  });
  return told.size > 0;
}

/** Warns about a feature that a plan already has through the plans that it includes. */
function checkRepeatedFeatures(source: CheckContext, plans: readonly unknown[]) {
  const indexOf = (id: string | undefined) => plans.findIndex((plan) => textAt(plan, "/id") === id);
  plans.forEach((plan, index) => {
    const known = new Map<string, { plan: unknown; path: string }>();
    let at = indexOf(textAt(plan, "/includes"));
    while (at >= 0) {
      const path = `/${at}/features`;
      listAt(plans[at], "/features").forEach((line, number) => {
        known.set(normalizeLine(line), { plan: plans[at], path: `${path}/${number}` });
      });
      at = indexOf(textAt(plans[at], "/includes") ?? "");
    }
    listAt(plan, "/features").forEach((line, number) => {
      const other = known.get(normalizeLine(line));
      if (!other) return;
      const name = textAt(other.plan, "/name") ?? "";
      const details = {
        text: String(line),
        name,
        first: formatFileLocation(source.file, other.path),
      };
      source.report("line-included", `/${index}/features/${number}`, details, {
        severity: "warning",
      });
    });
  });
}

/**
 * Returns the ids on the cycle from a plan back to itself, with that plan at both ends. Returns an
 * empty list if there is no cycle.
 */
function findIncludeCycle(
  start: string,
  included: ReadonlyMap<string, string | undefined>,
): string[] {
  const way = [start];
  for (
    let next = included.get(start);
    next && way.length <= included.size;
    next = included.get(next)
  ) {
    way.push(next);
    if (next === start) return way;
  }
  return [];
}
