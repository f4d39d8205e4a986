import { nameFromTitle, normalizeName, pathFor } from "./file-names.ts";
import type { IndexedSite } from "./indexed-site.ts";
import { copiedFileText, type NewFile, newFileText } from "./new-file.ts";
import type { FileOperation } from "./operations.ts";
import { planMove, type UncheckedPlan } from "./plan-move.ts";
import { planRemove } from "./plan-remove.ts";
import { publishedChanges } from "./redirect-changes.ts";
import { filingWords as words } from "./words.pt-br.ts";

/** Plans a file operation; `undefined` if the file does not exist. */
export function planOperation(site: IndexedSite, deed: FileOperation): UncheckedPlan | undefined {
  if (deed.kind === "new") return planNew(site, deed.schemaId, deed, newFileText);
  if (deed.kind === "publish") return planPublish(site);
  const file = site.fileAt(deed.file);
  if (!file) return undefined;
  const { schemaId, parsed } = file;
  if (deed.kind === "copy") {
    return planNew(site, schemaId, deed, (_, fresh) => copiedFileText(site, parsed.text, fresh));
  }
  if (deed.kind === "remove") return planRemove(site, file, deed);
  const name = normalizeName(site, schemaId, deed.name);
  const route = site.routeOf(schemaId, name);
  const told = name === site.nameOf(file) ? {} : nameErrors(site, { name, route }, true);
  const plan = planMove(site, file, { name, isNotedLater: deed.hasVersions === true });
  return { ...plan, ...told };
}

function planPublish(site: IndexedSite): UncheckedPlan {
  const changes = publishedChanges(site);
  return { file: "addresses.yaml", name: "", changes, places: [] };
}

/** Errors of a chosen name. The check reports everything else. */
function nameErrors(
  { index: map }: IndexedSite,
  { name, route = "" }: { name: string; route: string | undefined },
  isMove = false,
): Pick<UncheckedPlan, "told"> {
  if (name === "" || name === "/") return { told: [words.unnamed] };
  if (map.routes.has(route)) return { told: [words.taken({ route })] };
  // Moving a page back to a former route removes the redirect from it.
  if (map.redirects.has(route) && !isMove) return { told: [words.leads({ route })] };
  return {};
}

function planNew(
  site: IndexedSite,
  schemaId: string,
  { title, name: typed }: { title: string; name?: string },
  write: (site: IndexedSite, fresh: NewFile) => string,
): UncheckedPlan {
  const name = typed ? normalizeName(site, schemaId, typed) : nameFromTitle(site, schemaId, title);
  const path = pathFor(site, schemaId, name);
  const whole = write(site, { schemaId, path, name, title });
  const route = site.routeOf(schemaId, name);
  const told = nameErrors(site, { name, route });
  return { file: path, name, route, changes: [{ file: path, whole }], places: [], ...told };
}
