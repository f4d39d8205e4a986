import type { CollectionRules } from "../model/collections.ts";
import type { OwnFormat } from "../model/formats/format.ts";
import { formats as engineFormats } from "../model/formats/formats.ts";
import type { Resolvers } from "../model/resolvers.ts";
import type { Visit } from "../model/schema/walk.ts";
import { createDiagnose, type DetailsIn, type Messages } from "../yaml/diagnostic.ts";
import type { ContextLookup } from "./references/check-routes.ts";
import type { DiagnosticOptions } from "./schema/file-with-schema.ts";
import type { CheckContext } from "./site-index/check-context.ts";
import type { SiteIndex } from "./site-index/site-index.ts";

/** Looks at a value of a file; the walk brings all that the file's schema knows, parents first. */
export type ValueCheck = (source: CheckContext, node: Visit) => void;

/** Looks at a file as a whole. */
export type FileCheck = (source: CheckContext) => void;

/** Looks at all files together; what it finds goes to the file at fault. */
export type SiteCheck = (site: SiteIndex, sourceOf: ContextLookup) => void;

/**
 * What a room, or a site's own code, lays down about content. All of it runs while content is checked
 * and made into a site; nothing of it reaches a visitor.
 */
export interface SiteRules {
  collections?: CollectionRules;
  valueChecks?: readonly ValueCheck[];
  /** By the id of the schema that their files follow. Only files without mistakes of shape are looked at. */
  fileChecks?: Readonly<Record<string, readonly FileCheck[]>>;
  siteChecks?: readonly SiteCheck[];
  /** By the id of a part's schema. */
  resolvers?: Resolvers;
  /** The sentences of its checks. */
  messages?: Messages;
  /** Forms that texts have, by the name that schemas use in `format`. */
  formats?: Readonly<Record<string, OwnFormat>>;
}

/** All rules of a site. */
export type RuleSet = Required<SiteRules>;

/** Two rules have one name. */
export class DuplicateRuleError extends Error {
  readonly rule: string;

  constructor(rule: string) {
    super(`Two rules have the name "${rule}".`);
    this.rule = rule;
  }
}

/**
 * Joins the rules of the engine's rooms and of a site's own code; of a part with several resolvers each
 * takes what the one before it made.
 *
 * @throws RuleClash where two have a collection, a sentence or a format of one name, or the engine has that format
 */
export function mergeRules(all: readonly SiteRules[]): RuleSet {
  const formats = mergeByName(all.map((each) => each.formats ?? {}));
  const taken = Object.keys(formats).find((name) => Object.hasOwn(engineFormats, name));
  if (taken !== undefined) throw new DuplicateRuleError(taken);
  return {
    formats,
    collections: mergeByName(all.map(({ collections = {} }) => collections)),
    messages: mergeByName(all.map(({ messages = {} }) => messages)),
    valueChecks: all.flatMap(({ valueChecks = [] }) => valueChecks),
    siteChecks: all.flatMap(({ siteChecks = [] }) => siteChecks),
    fileChecks: mergeListsByName(all.map(({ fileChecks = {} }) => fileChecks)),
    resolvers: chainResolvers(all.map(({ resolvers = {} }) => resolvers)),
  };
}

function mergeByName<Value>(
  all: readonly Readonly<Record<string, Value>>[],
): Record<string, Value> {
  const names = all.flatMap((each) => Object.keys(each));
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new DuplicateRuleError(twice);
  return Object.assign({}, ...all);
}

function mergeListsByName<Item>(
  all: readonly Readonly<Record<string, readonly Item[]>>[],
): Record<string, readonly Item[]> {
  const joined: Record<string, readonly Item[]> = {};
  for (const [id, list] of all.flatMap((each) => Object.entries(each))) {
    joined[id] = [...(joined[id] ?? []), ...list];
  }
  return joined;
}

function chainResolvers(all: readonly Resolvers[]): Resolvers {
  const joined: Record<string, Resolvers[string]> = {};
  for (const [id, resolve] of all.flatMap((each) => Object.entries(each))) {
    const before = joined[id];
    joined[id] = before
      ? (part, context) => resolve(before(part, context), context)
      : (part, context) => resolve(part, context);
  }
  return joined;
}

/**
 * Makes what reports mistakes in the sentences of a catalogue: its code, the place of the value at
 * fault, what the sentence needs to know, and how the mistake is shown.
 */
export function createReport<Catalogue extends Messages>(catalogue: Catalogue) {
  const diagnose = createDiagnose(catalogue);
  return <Code extends keyof Catalogue & string>(
    source: CheckContext,
    code: Code,
    path: string,
    details: DetailsIn<Catalogue, Code>,
    showing?: DiagnosticOptions,
  ): void => {
    source.found.push(diagnose(code, details, source.subject.placeOf(path, showing)));
  };
}
