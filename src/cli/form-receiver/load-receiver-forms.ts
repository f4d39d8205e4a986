import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formReceiverStrings as strings } from "#lang/cli/form-receiver/strings";
import {
  buildVersionFile,
  parseVersionFile,
  versionPath,
} from "../../builder/artifacts/content-hash.ts";
import type { ReceiverSite } from "../../forms/receiver-site.ts";
import { toReceiverSite } from "../../forms/to-receiver-site.ts";
import { loadFullyCheckedSite } from "../../load/check-content-folder.ts";
import type { SiteResult } from "../../load/validate-site.ts";
import { ArgumentError, type CommandArguments } from "../arguments.ts";
import { commandLine } from "../help.ts";

/**
 * Loads the forms that a site receives itself. If the content has errors, `forms` is missing and
 * `loaded` contains the diagnostics.
 *
 * @throws ArgumentError if the site has no such form
 */
export async function loadReceiverForms({
  content,
  date,
  url,
}: Pick<CommandArguments, "content" | "date" | "url">): Promise<{
  forms?: ReceiverSite;
  loaded: SiteResult;
}> {
  const loaded = await loadFullyCheckedSite(content, { date });
  if (!loaded.site) return { loaded };
  const forms = toReceiverSite(loaded.site, url);
  if (Object.keys(forms.forms).length === 0) throw new ArgumentError(strings.noForms);
  return { forms, loaded };
}

/**
 * Returns a warning if the site in `out` was not built from the current content. The built pages
 * and the form receiver must have the same forms.
 *
 * @returns the warning; `undefined` if the build is up to date or has no version file
 */
export function outdatedWarning({
  content,
  out,
  url,
}: Pick<CommandArguments, "content" | "out" | "url">): string | undefined {
  const built = parseVersionFile(readTextOrEmpty(join(out, versionPath)));
  const today = parseVersionFile(String(buildVersionFile(content).data));
  if (built === undefined || built === today) return undefined;
  return strings.outdated({ out, command: commandLine("build", { content, out, url }) });
}

function readTextOrEmpty(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
