import { fileOperationStrings as strings } from "#lang/studio/preview-worker/file-operations/strings";
import {
  createFilePath,
  createIdOrRouteFromTitle,
  normalizeIdOrRoute,
} from "./ids-and-file-paths.ts";
import type { IndexedSite } from "./indexed-site.ts";
import { createCopyText, createFileText, type NewFile } from "./new-file.ts";
import type { FileOperation } from "./operations.ts";
import { planRemove } from "./plan-remove.ts";
import { planRename, type UncheckedPlan } from "./plan-rename.ts";
import { createPublishedRouteChanges } from "./redirect-and-route-changes.ts";

/** Plans a file operation; `undefined` if the file does not exist. */
export function planOperation(
  site: IndexedSite,
  operation: FileOperation,
): UncheckedPlan | undefined {
  if (operation.kind === "new")
    return planNewFile(site, operation.schemaId, operation, createFileText);
  if (operation.kind === "publish") return planAddressListUpdate(site);
  const file = site.fileAt(operation.file);
  if (!file) return undefined;
  const { schemaId, parsed } = file;
  if (operation.kind === "copy") {
    return planNewFile(site, schemaId, operation, (_, fresh) =>
      createCopyText(site, parsed.text, fresh),
    );
  }
  if (operation.kind === "remove") return planRemove(site, file, operation);
  const name = normalizeIdOrRoute(site, schemaId, operation.name);
  const route = site.routeOf(schemaId, name);
  const told = name === site.nameOf(file) ? {} : checkChosenName(site, { name, route }, true);
  const plan = planRename(site, file, { name, isNotedLater: operation.hasVersions === true });
  return { ...plan, ...told };
}

function planAddressListUpdate(site: IndexedSite): UncheckedPlan {
  const changes = createPublishedRouteChanges(site);
  return { file: "addresses.yaml", name: "", changes, places: [] };
}

/**
 * Finds an error of a chosen name: it is empty, taken, or redirects elsewhere. The check of the
 * resulting site reports all other errors.
 */
function checkChosenName(
  { index }: IndexedSite,
  { name, route = "" }: { name: string; route: string | undefined },
  isMove = false,
): Pick<UncheckedPlan, "told"> {
  if (name === "" || name === "/") return { told: [strings.unnamed] };
  if (index.routes.has(route)) return { told: [strings.taken({ route })] };
  // Moving a page back to a former route removes the redirect from it.
  if (index.redirects.has(route) && !isMove) return { told: [strings.leads({ route })] };
  return {};
}

function planNewFile(
  site: IndexedSite,
  schemaId: string,
  { title, name: typed }: { title: string; name?: string },
  write: (site: IndexedSite, fresh: NewFile) => string,
): UncheckedPlan {
  const name = typed
    ? normalizeIdOrRoute(site, schemaId, typed)
    : createIdOrRouteFromTitle(site, schemaId, title);
  const path = createFilePath(site, schemaId, name);
  const whole = write(site, { schemaId, path, name, title });
  const route = site.routeOf(schemaId, name);
  const told = checkChosenName(site, { name, route });
  return { file: path, name, route, changes: [{ file: path, whole }], places: [], ...told };
}
