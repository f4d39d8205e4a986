import { missingWords } from "../../content/defaults/with-defaults.ts";
import { type Draft, filesOf, textAt } from "../../content/raw-site.ts";
import type { Diagnostic } from "../../text/diagnostic.ts";
import { quote } from "../../text/edits.ts";
import { diagnose } from "../diagnose.ts";
import { at } from "../folder.ts";

const schemaId = "labels.json";

/**
 * Tells which words of the interface a site has to write, where the engine has none in its language.
 * Another language stands there until then, so that no new word ever stops a site.
 */
export function checkWords(draft: Draft): Diagnostic[] {
  const [settings] = filesOf(draft, "site.json");
  const [labels] = filesOf(draft, schemaId);
  const language = textAt(settings?.parsed.value, "/language");
  if (!language || labels?.valid === false) return [];
  const missing = missingWords(draft.schemas, schemaId, labels?.parsed.value, language);
  const count = Object.values(missing).flatMap((words) => Object.keys(words)).length;
  if (count === 0) return [];
  const place = { ...at(`${draft.folder}/labels.yaml`), hint: linesOf(missing) };
  return [diagnose("missing-words", { language, count }, { ...place, severity: "warning" })];
}

function linesOf(missing: Record<string, Record<string, string>>): string {
  const groups = Object.entries(missing).map(([group, words]) => {
    const lines = Object.entries(words).map(([name, word]) => `  ${name}: ${quote(word)}`);
    return [`${group}:`, ...lines].join("\n");
  });
  return groups.join("\n");
}
