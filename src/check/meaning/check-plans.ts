import { listAt, textAt } from "../../content/raw-site.ts";
import { childValue } from "../../text/pointer.ts";
import type { Source } from "../lookup/source.ts";

/** One plan at most is the popular one, and no plan includes itself through others. */
export function checkPlans(source: Source) {
  const plans = listAt(source.file.parsed.value, "");
  checkPopular(source, plans);
  checkIncludes(source, plans);
}

function checkPopular(source: Source, plans: readonly unknown[]) {
  const popular = [...plans.keys()].filter((index) => childValue(plans[index], "popular") === true);
  const ids = popular.map((index) => textAt(plans[index], "/id") ?? "");
  const [, second] = popular;
  if (second !== undefined) source.report("too-many-popular", `/${second}/popular`, { ids });
}

function checkIncludes(source: Source, plans: readonly unknown[]) {
  const included = new Map(
    plans.map((plan) => [textAt(plan, "/id") ?? "", textAt(plan, "/includes")]),
  );
  // Where two plans share an id, nobody can tell which one is meant.
  if (included.size < plans.length) return;
  const told = new Set<string>();
  plans.forEach((plan, index) => {
    const circle = circleFrom(textAt(plan, "/id") ?? "", included);
    if (circle.length === 0 || circle.some((id) => told.has(id))) return;
    for (const id of circle) told.add(id);
    source.report("circular-includes", `/${index}/includes`, { ids: circle });
  });
}

/** The plans on the way from one back to itself, itself at both ends; empty where none leads back. */
function circleFrom(start: string, included: ReadonlyMap<string, string | undefined>): string[] {
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
