import { siteCodeStrings as strings } from "#lang/load/site-code/strings";
import type { SiteRules } from "../../check/site-index/site-rules.ts";
import { SiteCodeError } from "./site-code-files.ts";

/**
 * Wraps the site's rules. Errors thrown by a check or a resolver become a `SiteCodeError`.
 *
 * @param file the name of the file in messages
 */
export function wrapRuleErrors(rules: SiteRules, file: string): SiteRules {
  const guard = <Rule extends (...given: never[]) => unknown>(rule: Rule): Rule => {
    const guarded = (...given: Parameters<Rule>) => {
      try {
        return rule(...given);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new SiteCodeError(strings.stopped({ file, reason }));
      }
    };
    return guarded as Rule;
  };
  const { valueChecks = [], siteChecks = [], fileChecks = {}, resolvers = {} } = rules;
  return {
    ...rules,
    valueChecks: valueChecks.map(guard),
    siteChecks: siteChecks.map(guard),
    fileChecks: Object.fromEntries(
      Object.entries(fileChecks).map(([id, checks]) => [id, checks.map(guard)]),
    ),
    resolvers: Object.fromEntries(
      Object.entries(resolvers).map(([id, resolver]) => [id, guard(resolver)]),
    ),
  };
}
