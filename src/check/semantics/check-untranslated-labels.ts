import { siteLanguage } from "../../model/countries/country-defaults.ts";
import { isSiteLanguageTag } from "../../model/countries/language-tag.ts";
import { likelyNewDefaults, untranslatedStrings } from "../../model/defaults/with-defaults.ts";
import { filesWithSchema, type ParsedSite, textAt } from "../../model/parsed-site.ts";
import { type Diagnostic, hasError } from "../../yaml/diagnostic.ts";
import { applyChanges } from "../../yaml/edit/apply-changes.ts";
import type { Json } from "../../yaml/edit/change.ts";
import { isFieldGroup } from "../../yaml/edit/steps.ts";
import { addQuotes } from "../../yaml/edits.ts";
import { createDiagnostic } from "../diagnostics/create-diagnostic.ts";
import { wholeFileLocation } from "../folder-structure/check-folder-structure.ts";

const schemaId = "labels.json";

/**
 * Reports the interface strings that a site must translate because the engine has no translation in
 * its language. This is only a warning, so that a string added by an update never blocks a build.
 * The site shows the English string until then.
 */
export function checkMissingTranslations(draft: ParsedSite): Diagnostic[] {
  const [settings] = filesWithSchema(draft, "site.json");
  const [labels] = filesWithSchema(draft, schemaId);
  const language = textAt(settings?.parsed.value, "/language");
  // An unknown language has its own diagnostic.
  if (!language || !isSiteLanguageTag(language)) return [];
  // A file with syntax errors may contain all labels.
  if (labels && hasError(labels.parsed.diagnostics)) return [];
  const missing = untranslatedStrings(draft.schemas, schemaId, labels?.parsed.value, language);
  const count = Object.values(missing).flatMap((words) => Object.keys(words)).length;
  if (count === 0) return [];
  const place = { ...wholeFileLocation(`${draft.folder}/labels.yaml`), hint: labelLines(missing) };
  return [
    createDiagnostic("missing-words", { language, count }, { ...place, severity: "warning" }),
  ];
}

/**
 * Reports, as a note, which labels and theme tokens a site leaves at their defaults although it
 * sets nearly all others. They probably came with an update. A site that sets only a few omits the
 * others on purpose.
 */
export function checkLikelyNewDefaults(draft: ParsedSite): Diagnostic[] {
  const [settings] = filesWithSchema(draft, "site.json");
  const language = siteLanguage(settings?.parsed.value);
  if (!language) return [];
  return (["labels.json", "theme.json"] as const).flatMap((id) => {
    const [written] = filesWithSchema(draft, id);
    if (!written?.valid) return [];
    const { file, value } = written.parsed;
    const newer = likelyNewDefaults(draft.schemas, id, value, language);
    const count = countLeaves(newer);
    if (count === 0) return [];
    const place = {
      ...wholeFileLocation(file),
      severity: "note",
      hint: toYamlText(newer),
    } as const;
    return [createDiagnostic(id === schemaId ? "newer-words" : "newer-look", { count }, place)];
  });
}

function countLeaves(value: Json): number {
  if (!isFieldGroup(value)) return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + countLeaves(each as Json), 0);
}

/** Formats values as YAML lines to copy. */
function toYamlText(value: Json): string {
  const made = applyChanges("", { kind: "set", path: "", value });
  return "refused" in made ? "" : made.text.trimEnd();
}

function labelLines(missing: Record<string, Record<string, string>>): string {
  const groups = Object.entries(missing).map(([group, words]) => {
    const lines = Object.entries(words).map(([name, word]) => `  ${name}: ${addQuotes(word)}`);
    return [`${group}:`, ...lines].join("\n");
  });
  return groups.join("\n");
}
