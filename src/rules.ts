/**
 * The module `prelo/rules`: everything of the engine that rules in a site's own code may use. Rules
 * run during checks and builds, and are never sent to visitors.
 */

export {
  countWithNoun as count,
  didYouMean as maybe,
  excerpt as short,
  formatNumber as figure,
  type Suggestion,
} from "#lang/yaml/phrases";
export type { CheckContext as Source } from "./check/site-index/check-context.ts";
export type { SiteIndex as SiteMap } from "./check/site-index/site-index.ts";
export {
  createReport,
  type FileCheck,
  type SiteCheck,
  type SiteRules,
  type ValueCheck,
} from "./check/site-index/site-rules.ts";
export type { OwnFormat } from "./model/formats/format.ts";
export type { ResolveContext, Resolver } from "./model/resolvers.ts";
export type { Visit } from "./model/schema/walk.ts";
export type * from "./model/types.ts";
export type { Messages } from "./yaml/diagnostic.ts";
export { pointer, valueAt } from "./yaml/json-pointer.ts";
export { suggest } from "./yaml/suggest.ts";
