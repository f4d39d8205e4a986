import { prerender } from "../../builder/pages/prerender.tsx";
import { formatReport } from "../../check/diagnostics/report.ts";
import { toRoutes } from "../../layout/routes.ts";
import type { CheckRules } from "../../load/files/loaded-files.ts";
import { createMemoryFileStore } from "../../load/files/memory-files.ts";
import { fixFiles } from "../../load/fix-files.ts";
import { toSite } from "../../load/load.ts";
import { checkFiles } from "../../load/validate-content.ts";

/** A code path that reads the files of a site. */
export type SiteReader = (files: Readonly<Record<string, string>>) => Promise<void>;

const noSiteCode = { registry: {}, interactive: {}, budgets: {} };

/** Returns the code paths by name: the check with its report, the fixes, the pages. */
export function siteReaders(rules: CheckRules): Readonly<Record<string, SiteReader>> {
  const open = (files: Readonly<Record<string, string>>) =>
    createMemoryFileStore("content", Object.entries(files));
  return {
    check: async (files) => {
      const { diagnostics, files: read } = await checkFiles(open(files), rules);
      formatReport(diagnostics, read, { color: false });
    },
    fix: async (files) => {
      await fixFiles(open(files), rules);
    },
    pages: async (files) => {
      const folder = open(files);
      const { site } = toSite(folder, await checkFiles(folder, rules));
      if (!site) return;
      const { settings, labels } = site;
      for (const view of toRoutes(site, labels))
        prerender(view, { settings, labels }, { styles: "", own: noSiteCode });
    },
  };
}
