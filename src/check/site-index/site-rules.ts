import type { CollectionDefinitions } from "../../model/collections.ts";
import type { OwnFormat } from "../../model/formats/format.ts";
import { formats as engineFormats } from "../../model/formats/formats.ts";
import type { Resolvers } from "../../model/resolvers.ts";
import type { Visit } from "../../model/schema/walk.ts";
import {
  createDiagnosticFactory,
  type DiagnosticDetails,
  type Messages,
} from "../../yaml/diagnostic.ts";
import type { DiagnosticOptions } from "../diagnostics/file-with-schema.ts";
import type { CheckContext, ContextLookup } from "./check-context.ts";
import type { SiteIndex } from "./site-index.ts";

/** Checks one value. Runs for each value that the file's schema describes, parents first. */
export type ValueCheck = (source: CheckContext, node: Visit) => void;

/** Checks a file as a whole. */
export type FileCheck = (source: CheckContext) => void;

/**
 * Checks all files together. Reports each diagnostic through the context of the file that has the
 * mistake.
 */
export type SiteCheck = (site: SiteIndex, sourceOf: ContextLookup) => void;

/**
 * Rules about content, from a module of the engine or from a site's own code. They run while
 * content is checked and built. Their code never reaches visitors.
 */
export interface SiteRules {
  collections?: CollectionDefinitions;
  valueChecks?: readonly ValueCheck[];
  /** Checks of whole files, by the schema id of the files. Files with errors are skipped. */
  fileChecks?: Readonly<Record<string, readonly FileCheck[]>>;
  siteChecks?: readonly SiteCheck[];
  /** Resolvers of parts, by the id of the part's schema. */
  resolvers?: Resolvers;
  /** The messages of the checks. */
  messages?: Messages;
  /** Text formats, by the name in the `format` of schemas. */
  formats?: Readonly<Record<string, OwnFormat>>;
}

/** All rules of a site, merged. */
export type RuleSet = Required<SiteRules>;

/** Thrown if two rules have the same name. */
export class DuplicateRuleError extends Error {
  readonly rule: string;

  constructor(rule: string) {
    super(`Two rules have the name "${rule}".`);
    this.rule = rule;
  }
}

/**
 * Merges the rules of the engine and of a site's own code. If a part has several resolvers, each
 * one gets the result of the previous one.
 *
 * @throws DuplicateRuleError if two rules define a collection, a message or a format with the same
 * name, or if the engine has a format with that name
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
    fileChecks: concatListsByKey(all.map(({ fileChecks = {} }) => fileChecks)),
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

function concatListsByKey<Item>(
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
 * Creates a function that reports diagnostics with the messages of a catalogue. Its arguments are
 * the context of the file, the code, the path of the value, the details of the message and the
 * optional parts of the diagnostic.
 */
export function createReport<Catalogue extends Messages>(catalogue: Catalogue) {
  const diagnose = createDiagnosticFactory(catalogue);
  return <Code extends keyof Catalogue & string>(
    source: CheckContext,
    code: Code,
    path: string,
    details: DiagnosticDetails<Catalogue, Code>,
    showing?: DiagnosticOptions,
  ): void => {
    source.found.push(diagnose(code, details, source.subject.placeOf(path, showing)));
  };
}
