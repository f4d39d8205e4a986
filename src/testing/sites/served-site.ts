import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite } from "../../builder/build.ts";
import { serve } from "../../builder/serve.ts";

/** A site that was built and is served. */
export interface ServedSite {
  address: string;
  /** The built folder. */
  dist: string;
  /** Ends the server and removes the folder. */
  close(): Promise<void>;
}

/**
 * Builds a content folder and serves it.
 *
 * @throws Error when the content has mistakes
 */
export async function serveSite(content: string): Promise<ServedSite> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-site-"));
  const dist = join(folder, "dist");
  await buildSite({ content, out: dist });
  const { server, address } = await serve(dist, 0);
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { address, dist, close };
}
