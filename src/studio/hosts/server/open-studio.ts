import type { Refusal } from "../contract/refusal.ts";
import { openFolderHost } from "../local/folder-host.ts";
import { openLiveCode } from "./code/live-code.ts";
import { trustedTypes } from "./sealed-headers.ts";
import { siteMount } from "./site-mount.ts";
import { type RunningStudio, startStudio } from "./studio-server.ts";

/** What is opened. */
export interface OpenedStudio {
  /** The content folder. */
  content: string;
  /** The port to try first; 0 lets the system choose. */
  port: number;
  /** The day as of which the site is shown; today unless told. */
  date?: string;
}

/**
 * The studio's pages ask nobody but this server for anything, and turn no text into code; styles alone may stand
 * in the markup, as the site's theme does. Texts become markup through one policy of Trusted Types.
 */
const policy = [
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
 * @returns the server; a refusal where another studio has the folder, or it cannot be written
 * @throws OwnCodeFault where the site's own code is faulty
 */
export async function openStudio({
  content,
  port,
  date,
}: OpenedStudio): Promise<RunningStudio | Refusal> {
  const code = await openLiveCode(content);
  const collections = { ...code.made().rules.book.collections };
  const host = await openFolderHost(content, { collections });
  if ("kind" in host) {
    code.close();
    return host;
  }
  const mount = siteMount({ content, date, code });
  // Lists that new code brings may be written from then on.
  const stopCode = code.watch(() => {
    for (const name of Object.keys(collections)) delete collections[name];
    Object.assign(collections, code.made().rules.book.collections);
    mount.renew();
  });
  // A new photograph takes seconds to be printed: whoever opens the studio next does not wait for it.
  const unwatch = host.watch((changes) => {
    if (changes.some(({ path }) => /^(?:media|fonts)\//.test(path))) mount.renew();
  });
  const studio = await startStudio({ host, port, policy, code, mounts: [mount] });
  const close = async () => {
    unwatch();
    stopCode();
    code.close();
    await studio.close();
    await host.close();
  };
  return { ...studio, close };
}
