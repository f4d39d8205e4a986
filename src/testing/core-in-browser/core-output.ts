import { prerender } from "../../builder/pages/prerender.tsx";
import type { RulesAndBlocks } from "../../changes/affected-pages.ts";
import { describeChange } from "../../changes/describe.ts";
import { listChanges } from "../../changes/list-changes.ts";
import { formatReport } from "../../check/diagnostics/report.ts";
import { toRoutes } from "../../layout/routes.ts";
import { checkColors } from "../../load/check-theme.ts";
import type { FileStore } from "../../load/files/file-store.ts";
import { loadContentFiles } from "../../load/files/read-files.ts";
import { toSite } from "../../load/load.ts";
import { checkFiles } from "../../load/validate-content.ts";
import type { SiteResult } from "../../load/validate-site.ts";

/** Two versions of a content folder, and one with a mistake. */
export interface CoreInputFolders {
  content: FileStore;
  edited: FileStore;
  mistaken: FileStore;
}

const date = "2026-01-15";

/**
 * Returns all results of the worker's core for these folders, as plain data. They must be equal in
 * Node and in a browser.
 */
export async function collectCoreOutput(
  { content, edited, mistaken }: CoreInputFolders,
  rules: RulesAndBlocks,
) {
  const loaded = await loadContent(content, rules);
  const theme = loaded.files.find(({ file }) => file.endsWith("theme.yaml"));
  const wrong = await loadContent(mistaken, rules);
  return {
    diagnostics: [
      ...loaded.diagnostics,
      ...(theme && loaded.site ? checkColors(loaded.site.theme, theme) : []),
    ],
    read: loaded.files.map(({ file }) => file),
    mistakes: wrong.diagnostics,
    report: formatReport(wrong.diagnostics, wrong.files, { color: false }),
    markup: renderPages(loaded, rules),
    changes: await describeChangesBetween(content, edited, rules),
  };
}

export type CoreOutput = Awaited<ReturnType<typeof collectCoreOutput>>;

async function loadContent(files: FileStore, rules: RulesAndBlocks): Promise<SiteResult> {
  return toSite(files, await checkFiles(files, rules, { date }));
}

/** Returns the markup of every page, by address. */
function renderPages({ site }: SiteResult, { own }: RulesAndBlocks): Record<string, string> {
  if (!site) return {};
  const { settings, labels } = site;
  const views = toRoutes(site, labels);
  return Object.fromEntries(
    views.map((view) => [
      view.route,
      prerender(view, { settings, labels }, { styles: "", own }).app,
    ]),
  );
}

async function describeChangesBetween(
  content: FileStore,
  edited: FileStore,
  rules: RulesAndBlocks,
): Promise<string[]> {
  const lists = { collections: rules.book.collections };
  const [before, after] = [
    await loadContentFiles(content, {}, lists),
    await loadContentFiles(edited, {}, lists),
  ];
  if (!before || !after) return [];
  const { changes } = await listChanges({ before, after }, rules, { date });
  const wording = { schemas: rules.schemas, currency: "BRL", language: "pt-BR" };
  return changes.flatMap((change) => describeChange(change, wording));
}
