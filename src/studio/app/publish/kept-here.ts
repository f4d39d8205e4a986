import type { KeptVersion } from "../../hosts/contract/host-history.ts";
import type { Session } from "../../session/session.ts";

/** A version that was kept in this window. */
export interface KeptHere {
  version: KeptVersion;
  /** The texts that it has. */
  texts: ReadonlyMap<string, string>;
}

/** Whether the version that was kept here is what there is now. */
export function isKeptHere(kept: KeptHere | undefined, session: Pick<Session, "texts">): boolean {
  if (!kept) return false;
  const texts = session.texts("studio");
  if (kept.texts.size !== texts.size) return false;
  return [...texts].every(([file, text]) => kept.texts.get(file) === text);
}
