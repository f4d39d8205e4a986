import type { BackendFailure } from "../../backend-contract/failure.ts";
import { openLocalBackend } from "../local/backend.ts";
import { createPageHandler } from "./page-handler.ts";
import { trustedTypes } from "./security-headers.ts";
import { openSiteCodeWatcher } from "./site-code/watch-site-code.ts";
import { type RunningStudio, startStudioServer } from "./studio-server.ts";

/** Options of `openStudio`. */
export interface OpenStudioOptions {
  /** The content folder. */
  content: string;
  /** The port to try first; 0 lets the system choose. */
  port: number;
  /** The date for which the site is shown; today by default. */
  date?: string;
}

/**
 * The policy of the studio pages. Requests go only to this server, and text is not evaluated as
 * code. Inline styles are allowed because the site's theme uses them. Text becomes markup only
 * through the two policies in `trustedTypes`.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  trustedTypes,
].join("; ");

/**
 * Opens the studio for a content folder on this computer.
 *
 * @returns the server, or a failure if another studio has the folder open or it is not writable
 * @throws SiteCodeError if the site's own code has an error
 */
export async function openStudio({
  content,
  port,
  date,
}: OpenStudioOptions): Promise<RunningStudio | BackendFailure> {
  const code = await openSiteCodeWatcher(content);
  const collections = { ...code.compiled().rules.book.collections };
  const host = await openLocalBackend(content, { collections });
  if ("kind" in host) {
    code.close();
    return host;
  }
  const mount = createPageHandler({ content, date, code });
  // Collections that new code defines become writable, and removed ones stop being writable.
  const stopCode = code.watch(() => {
    for (const name of Object.keys(collections)) delete collections[name];
    Object.assign(collections, code.compiled().rules.book.collections);
    mount.renew();
  });
  // Renditions of a new photograph take seconds, so build them before the next page load.
  const unwatch = host.watch((changes) => {
    if (changes.some(({ path }) => /^(?:media|fonts)\//.test(path))) mount.renew();
  });
  const studio = await startStudioServer({
    backend: host,
    port,
    policy: contentSecurityPolicy,
    code,
    mounts: [mount],
  });
  const close = async () => {
    unwatch();
    stopCode();
    code.close();
    await studio.close();
    await host.close();
  };
  return { ...studio, close };
}
