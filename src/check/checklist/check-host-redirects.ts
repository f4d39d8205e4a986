import type { HostingProvider } from "../../model/forms/supported-deliveries.ts";
import { filesWithSchema, listAt, textAt } from "../../model/parsed-site.ts";
import { unsupportedRedirectReason } from "../../model/redirects/host-redirect-support.ts";
import { assignFileOwners } from "../../model/redirects/redirect-file-paths.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import type { ContextLookup } from "../site-index/check-context.ts";
import type { SiteIndex } from "../site-index/site-index.ts";

/**
 * Warns about redirects that the site's host does not support. Does nothing if the settings have no
 * `hosting`.
 */
export function checkHostRedirects(site: SiteIndex, sourceOf: ContextLookup) {
  const [file] = filesWithSchema(site.draft, "redirects.json");
  const source = file && sourceOf(file);
  const host = textAt(site.settings?.parsed.value, "/hosting") as HostingProvider | undefined;
  if (!source || host === undefined) return;
  const redirects = listAt(file.parsed.value, "").map((entry) => ({
    from: textAt(entry, "/from") ?? "",
    to: textAt(entry, "/to") ?? "",
  }));
  const shown = [...site.routes].filter(([, { file: page }]) => !page.hidden);
  const owners = assignFileOwners(
    shown.map(([route]) => route),
    redirects,
  );
  for (const [index, redirect] of redirects.entries()) {
    const limit = unsupportedRedirectReason(redirect, host, owners);
    const path = pointer(pointer("", String(index)), "from");
    const details = { from: redirect.from, host };
    if (limit) source.report("host-redirect", path, { ...details, limit }, { severity: "warning" });
  }
}
