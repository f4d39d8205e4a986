import { nameAfter, nameTyped, pathFor } from "./file-names.ts";
import type { FileDeed } from "./file-plans.ts";
import type { FiledSite } from "./filed-site.ts";
import { copiedText, type Fresh, freshText } from "./fresh-file.ts";
import { planMove, type Unjudged } from "./plan-move.ts";
import { planRemove } from "./plan-remove.ts";
import { publishedChanges } from "./redirect-changes.ts";
import { filingWords as words } from "./words.pt-br.ts";

/** Plans a file operation; `undefined` if the file does not exist. */
export function planFile(site: FiledSite, deed: FileDeed): Unjudged | undefined {
  if (deed.kind === "new") return planNew(site, deed.schemaId, deed, freshText);
  if (deed.kind === "publish") return planPublish(site);
  const file = site.at(deed.file);
  if (!file) return undefined;
  const { schemaId, parsed } = file;
  if (deed.kind === "copy") {
    return planNew(site, schemaId, deed, (_, fresh) => copiedText(site, parsed.text, fresh));
  }
  if (deed.kind === "remove") return planRemove(site, file, deed);
  const name = nameTyped(site, schemaId, deed.name);
  const route = site.routeOf(schemaId, name);
  const told = name === site.nameOf(file) ? {} : faultsOfName(site, { name, route }, true);
  const plan = planMove(site, file, { name, isNotedLater: deed.hasVersions === true });
  return { ...plan, ...told };
}

function planPublish(site: FiledSite): Unjudged {
  const changes = publishedChanges(site);
  return { file: "addresses.yaml", name: "", changes, places: [] };
}

/** Errors of a chosen name. The check reports everything else. */
function faultsOfName(
  { map }: FiledSite,
  { name, route = "" }: { name: string; route: string | undefined },
  isMove = false,
): Pick<Unjudged, "told"> {
  if (name === "" || name === "/") return { told: [words.unnamed] };
  if (map.routes.has(route)) return { told: [words.taken({ route })] };
  // Moving a page back to a former route removes the redirect from it.
  if (map.redirects.has(route) && !isMove) return { told: [words.leads({ route })] };
  return {};
}

function planNew(
  site: FiledSite,
  schemaId: string,
  { title, name: typed }: { title: string; name?: string },
  write: (site: FiledSite, fresh: Fresh) => string,
): Unjudged {
  const name = typed ? nameTyped(site, schemaId, typed) : nameAfter(site, schemaId, title);
  const path = pathFor(site, schemaId, name);
  const whole = write(site, { schemaId, path, name, title });
  const route = site.routeOf(schemaId, name);
  const told = faultsOfName(site, { name, route });
  return { file: path, name, route, changes: [{ file: path, whole }], places: [], ...told };
}
