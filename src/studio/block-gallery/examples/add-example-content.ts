import { schemaExample } from "../../../codegen/guide/guide-examples.ts";
import {
  createGuideSource,
  type GuideSource,
  requireNode,
} from "../../../codegen/guide/guide-source.ts";
import type { CheckRules, LoadedFile, LoadedFiles } from "../../../load/files/loaded-files.ts";
import { dateInTimeZone } from "../../../model/content-schedule.ts";
import { listAt, type ParsedSite } from "../../../model/parsed-site.ts";
import { childValue } from "../../../yaml/json-pointer.ts";
import { parseYaml } from "../../../yaml/parse/parse.ts";
import { createExampleEntries } from "./example-entries.ts";

/** The maximum number of articles: enough to show what lists of articles look like. */
const maxArticles = 12;

/** Settings without which some blocks would be empty. */
const neededSettings = ["claims", "articles"];

/**
 * Fills empty lists with entries from the examples of their schemas, so that the gallery can show
 * every block on any site.
 *
 * @param date day of the gallery; today if undefined
 */
export function prepareGalleryContents(
  contents: LoadedFiles,
  rules: CheckRules,
  date?: string,
): LoadedFiles {
  const source = createGuideSource(rules.schemas);
  const today = date ?? dateInTimeZone("", new Date());
  const lists = findEmptyListSchemas(contents, rules).map((schemaId) =>
    toLoadedFile(contents, schemaId, createExampleEntries(source, schemaId, today)),
  );
  const isList = (schemaId: string) => lists.some((list) => list.schemaId === schemaId);
  const kept = contents.files.filter(({ schemaId }) => !isList(schemaId));
  const files = kept.map((file) =>
    file.schemaId === "site.json" ? addMissingSettingsFromExamples(contents, file, source) : file,
  );
  const downloads = createMissingExampleDownloads(contents, source);
  return {
    ...contents,
    files: [...limitOrAddArticles(contents, files, source), ...lists, ...downloads],
  };
}

/** Finds the schemas of empty lists to which blocks or articles refer. */
function findEmptyListSchemas({ files }: LoadedFiles, { schemas, book }: CheckRules): string[] {
  const named = JSON.stringify(Object.values(schemas));
  return Object.entries(book.collections).flatMap(([name, { schema }]) => {
    const isNamed =
      named.includes(`"collection":"${name}"`) || named.includes(`"reference":"${name}"`);
    const own = files.filter(({ schemaId }) => schemaId === schema);
    const isEmpty = own.every(({ parsed }) => listAt(parsed.value, "").length === 0);
    return isNamed && isEmpty ? [schema] : [];
  });
}

function addMissingSettingsFromExamples(
  contents: LoadedFiles,
  file: LoadedFile,
  source: GuideSource,
): LoadedFile {
  const value = Object(file.parsed.value);
  const missing = neededSettings.filter((name) => childValues(value[name]).length === 0);
  if (missing.length === 0) return file;
  const added = missing.map((name) => [
    name,
    requireNode(source, "site.json", `/${name}`).examples?.[0],
  ]);
  return toLoadedFile(
    contents,
    "site.json",
    { ...value, ...Object.fromEntries(added) },
    file.parsed.file,
  );
}

function childValues(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}

/** Limits the number of articles. Adds example articles if the site has none. */
function limitOrAddArticles(
  contents: LoadedFiles,
  files: readonly LoadedFile[],
  source: GuideSource,
): LoadedFile[] {
  const isArticle = ({ schemaId }: LoadedFile) => schemaId === "article.json";
  const others = files.filter((file) => !isArticle(file));
  const own = files.filter(isArticle).slice(0, maxArticles);
  return [...others, ...(own.length > 0 ? own : createExampleArticles(contents, source))];
}

function createExampleArticles(contents: LoadedFiles, source: GuideSource): LoadedFile[] {
  const { author: _, ...example } = schemaExample(source, "article.json");
  const [first] = contents.files.filter(({ schemaId }) => schemaId === "categories.json");
  const category = childValue(listAt(first?.parsed.value, "")[0], "id") ?? example.category;
  return [1, 2, 3].map((number) => {
    const value = { ...example, id: `${example.id}-${number}`, category, featured: number === 1 };
    return toLoadedFile(
      contents,
      "article.json",
      value,
      `${contents.folder}/articles/example-${number}.yaml`,
    );
  });
}

/**
 * Creates the documents and spreadsheets that examples offer for download and that the site lacks.
 */
function createMissingExampleDownloads(contents: LoadedFiles, source: GuideSource): LoadedFile[] {
  const known = contents.files.map(({ parsed }) => childValue(parsed.value, "id"));
  const named = JSON.stringify(source.schemas).matchAll(/"src":"([\w-]+)\.(docx|pdf|xlsx|csv)"/g);
  const kinds = new Map([...named].map(([, id = "", ending = ""]) => [id, ending]));
  const missing = [...kinds].filter(([id]) => !known.includes(id));
  return missing.map(([id, ending]) => {
    const kind = /^(?:docx|pdf)$/.test(ending) ? "document" : "spreadsheet";
    const example = schemaExample(source, `${kind}.json`);
    return toLoadedFile(
      contents,
      `${kind}.json`,
      { ...example, id },
      `${contents.folder}/${kind}s/${id}.yaml`,
    );
  });
}

function toLoadedFile(
  { folder }: Pick<ParsedSite, "folder">,
  schemaId: string,
  value: unknown,
  file = `${folder}/${schemaId.replace(".json", ".yaml")}`,
): LoadedFile {
  return { schemaId, parsed: parseYaml(file, JSON.stringify(value)) };
}
