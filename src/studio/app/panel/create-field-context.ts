import { appStrings as strings } from "#lang/studio/app/strings";
import { studioCreatableFiles } from "../../../check/folder-structure/content-files.ts";
import { findTemplateText } from "../../../check/template-texts/find-template-text.ts";
import { siteCurrency, siteLanguage } from "../../../model/countries/country-defaults.ts";
import { firmCountryOf } from "../../../model/countries/firm-country.ts";
import { defaultAt } from "../../../model/defaults/with-defaults.ts";
import { textAt } from "../../../model/parsed-site.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import type {
  FieldContext,
  PickerOption,
  FieldDiagnostic as ToldField,
} from "../../fields/field-context.ts";
import type { Session, Told } from "../../session/session.ts";
import { mediaAddress, mediaFileExists, pictureNames } from "../media/media-files.ts";
import type { StudioModel } from "../studio-model.ts";
import { defaultBlockVariant } from "./default-block-variant.ts";
import { createFieldDiagnosticLookup } from "./diagnostics/field-diagnostics.ts";
import { type ChangedValue, diffValues } from "./diff-values.ts";
import { displayName } from "./display-name.ts";
import { factBreadcrumb } from "./fact-titles.ts";
import { editedPartPointer, resolveItemOrValuePointer } from "./field-navigation/field-pointers.ts";
import { placeTitle } from "./field-navigation/go-to-field.ts";

/**
 * Creates the field context of a file from the studio model. Returns `undefined` if the file does
 * not exist.
 */
export function createFieldContext(model: StudioModel, file: string): FieldContext | undefined {
  const { overview, parts, diagnostics, fieldHistory } = model.current();
  const { session, brought } = model;
  const schemaId = overview.kinds[file];
  if (schemaId === undefined) return undefined;
  const value = session.value(file);
  const toldIn = createFieldDiagnosticLookup(file, {
    diagnostics: diagnostics,
    existedAtStart: (each) => session.isPreexisting(each),
    unsavedChanges: () => unsavedChanges(session),
    valueIn: (each) => session.value(each),
  });
  return {
    schemas: brought.schemas,
    file,
    schemaId,
    value,
    country: firmCountryOf(session.value("site.yaml")),
    speech: languageAndCurrency(session.value("site.yaml")),
    defaultAt: (path) => {
      const language = siteLanguage(session.value("site.yaml")) ?? "";
      return defaultAt(brought.schemas, schemaId, path, language, session.value(file));
    },
    variantAt: (path) => defaultBlockVariant(model, file, path),
    latestValue: () => session.value(file),
    change: (change, typing) => model.change(file, change, typing),
    diagnosticsAt: (path) => [
      ...toldIn(path).map((each) => {
        // An error of a group also concerns its fields.
        const isHere = each.file === file && `${path}/`.startsWith(`${each.path}/`);
        return toFieldDiagnostic(model, each, isHere);
      }),
      ...(isTemplateText(schemaId, session.value(file), path) ? [templateWarning] : []),
    ],
    find: {
      links: () => pageLinkChoices(model),
      entries: (collection) => collectionChoices(model, collection),
      list: (collection) => collectionListPlace(session, collection),
      pictures: () => pictureChoices(model),
      facts: () =>
        Object.entries(parts?.facts ?? {}).map(([value, label]) => {
          return { value, label, hint: factBreadcrumb(model, value) ?? value };
        }),
      picture: (name) => mediaAddress(model, name),
    },
    media: {
      bring: async (path, picked) => {
        const bringing = await loadUpload().catch(() => undefined);
        return bringing ? bringing.uploadToField(model, { file, path }, picked) : strings.notLoaded;
      },
      remove: async (path) =>
        (await import("../media/set-field-file.ts")).removePicture(model, { file, path }),
      choose: (path) => model.set({ dialogRequest: { kind: "pictures", file, path } }),
      elsewhere: (path) => loadOtherUses(model, file, path),
    },
    usesAction: (path) =>
      isReferenceable(model, file, path)
        ? () => model.set({ dialogRequest: { kind: "uses", file, path } })
        : undefined,
    earlierValuesAction: (path) =>
      fieldHistory?.has(file, path)
        ? () => model.set({ dialogRequest: { kind: "versions", file, path } })
        : undefined,
    open: (target) => {
      const value = session.value(target.file);
      const field = resolveItemOrValuePointer(value, target.path);
      model.set({ selection: { file: target.file, path: editedPartPointer(value, field), field } });
    },
  };
}

/** Loads the upload code on first use. */
const loadUpload = () => import("../media/upload-to-field.ts");

/** Loads the titles of the pages and entries that refer to a place, without duplicates. */
async function loadOtherUses(model: StudioModel, file: string, path: string): Promise<string[]> {
  const places = await model.ask.references({ file, path }).catch(() => []);
  return [...new Set(places.map((each) => placeTitle(model, each.file, each.path)))];
}

function languageAndCurrency(settings: unknown): FieldContext["speech"] {
  const [language, currency] = [siteLanguage(settings), siteCurrency(settings)];
  return language === undefined ? undefined : { language, currency };
}

/**
 * Whether other content can reference this place: it is a fact, an entry with an ID, or a picture.
 */
function isReferenceable(model: StudioModel, file: string, path: string) {
  const { session, brought, current } = model;
  const value = valueAt(session.value(file), path);
  const isText = typeof value === "string" && value !== "";
  if (isText && path.endsWith("/src") && mediaFileExists(model, value)) return true;
  const kind = current().overview.kinds[file] ?? "";
  if (kind === "site.json" && path.startsWith("/firm/")) return isText || typeof value === "number";
  const isList = brought.schemas[kind]?.type === "array" && /^\/\d+$/.test(path);
  const isEntry = isList || (kind === "site.json" && /^\/claims\/\d+$/.test(path));
  return isEntry && textAt(value, "/id") !== undefined;
}

/** Lists the unsaved changes of all files. */
function unsavedChanges(session: Session): ChangedValue[] {
  const disk = session.texts("disk");
  return [...disk].flatMap(([file, text]) =>
    text === session.text(file)
      ? []
      : diffValues(file, parseCached(file, text), session.value(file)),
  );
}

const parsedTexts = new Map<string, { text: string; value: unknown }>();

/**
 * Parses the text of a file on the disk. Caches the result, because every field asks for it on
 * every keystroke.
 */
function parseCached(file: string, text: string): unknown {
  const known = parsedTexts.get(file);
  if (known?.text === text) return known.value;
  const tree = readTree(text);
  const value = "offset" in tree ? undefined : tree.value;
  parsedTexts.set(file, { text, value });
  return value;
}

/** The warning about template text in a new file, which should not be published by accident. */
const templateWarning: ToldField = { severity: "warning", message: strings.stillTemplate };

function isTemplateText(schemaId: string, value: unknown, path: string): boolean {
  return findTemplateText(schemaId, textAt(value, path) ?? "") !== undefined;
}

/**
 * Converts a diagnostic for a field. Omits hints about YAML, because editors do not see the file.
 * Offers a quick fix if there is one.
 */
function toFieldDiagnostic(model: StudioModel, told: Told, isOwn: boolean): ToldField {
  const { severity, message: own, edits, file } = told;
  const message = isOwn ? own : strings.elsewhere({ place: fileTitle(model, file), message: own });
  const apply = () => void model.session.applyQuickFix(told);
  return { severity, message, ...(edits && { quickFix: { label: strings.repair, apply } }) };
}

/** Returns the title of a file: the title of its page, or the title of its kind. */
function fileTitle({ current, brought }: StudioModel, file: string): string {
  const { routes, kinds } = current().overview;
  const page = routes.find((each) => each.file === file);
  return page?.title ?? brought.schemas[kinds[file] ?? ""]?.title ?? file;
}

function pageLinkChoices(model: StudioModel): PickerOption[] {
  const { routes } = model.current().overview;
  return routes.map(({ route, title, kind }) => ({
    value: route,
    label: title,
    hint: route,
    group: kind === "page" ? strings.pages : strings.articles,
  }));
}

/**
 * Lists the entries of a collection. A collection is a file, a part of the settings, or a folder
 * with one file per entry.
 */
function collectionChoices({ session, current }: StudioModel, collection: string): PickerOption[] {
  const { kinds } = current().overview;
  const list = collectionListPlace(session, collection);
  const own = list && valueAt(session.value(list.file), list.path);
  const single = Object.keys(kinds).filter((file) => file.startsWith(`${collection}/`));
  const entries = Array.isArray(own) ? own : [];
  return [...entries, ...single.map((file) => session.value(file))].flatMap((entry) => {
    const id = entry && typeof entry === "object" ? Reflect.get(entry, "id") : undefined;
    return typeof id === "string" ? [{ value: id, label: displayName(entry) || id }] : [];
  });
}

/**
 * Finds the file or the part of the settings that contains the list of a collection. If there is
 * none, returns a file that the studio can create.
 */
function collectionListPlace(session: Session, collection: string) {
  const places = [
    { file: `${collection}.yaml`, path: "" },
    { file: "site.yaml", path: `/${collection}` },
  ];
  const known = places.find(({ file, path }) => Array.isArray(valueAt(session.value(file), path)));
  return known ?? places.find(({ file }) => studioCreatableFiles.includes(file));
}

function pictureChoices(model: StudioModel): PickerOption[] {
  return pictureNames(model).map((name) => ({ value: name, label: name }));
}
