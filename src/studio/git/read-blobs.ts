import type { BackendFailure } from "../backend-contract/failure.ts";
import { isBackendFailure } from "../backend-contract/validation/check-edits.ts";
import { decodeUtf8 } from "../backend-contract/validation/file-signatures.ts";
import { type Repository, toGitFailure } from "./repository.ts";
import { runGit, splitOutputAtNul } from "./run-git.ts";

/**
 * Reads blobs as UTF-8, by blob id. Leaves out blobs that are not UTF-8. A single git process reads
 * them all.
 */
export async function readBlobTexts(
  repository: Pick<Repository, "root">,
  blobs: readonly string[],
): Promise<ReadonlyMap<string, string> | BackendFailure> {
  const found = await readGitBlobs(repository, blobs);
  if (isBackendFailure(found)) return found;
  const texts = [...found].flatMap(([name, bytes]): [string, string][] => {
    const text = decodeUtf8(bytes);
    return text === undefined ? [] : [[name, text]];
  });
  return new Map(texts);
}

/** Reads the bytes of blobs, by blob id. Leaves out missing blobs. */
export async function readGitBlobs(
  { root }: Pick<Repository, "root">,
  blobs: readonly string[],
): Promise<Map<string, Buffer> | BackendFailure> {
  const input = [...new Set(blobs)].map((blob) => `${blob}\n`).join("");
  if (input === "") return new Map();
  const answer = await runGit(root, ["cat-file", "--batch"], { input });
  return toGitFailure(answer) ?? parseCatFileBatch(answer.stdout);
}

/**
 * Parses the output of `cat-file --batch`: `<name> blob <bytes>`, a newline, the bytes, a newline.
 */
function parseCatFileBatch(out: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  let at = 0;
  while (at < out.length) {
    const end = out.indexOf("\n", at);
    if (end < 0) break;
    const [name = "", kind, size] = out.toString("latin1", at, end).split(" ");
    at = end + 1;
    // A missing object has only this line.
    if (kind !== "blob") continue;
    found.set(name, out.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}

/** Returns the blob ids of the content files in a commit, by path. */
export async function listCommitBlobs(
  { root }: Repository,
  commit: string,
  isKnown: (path: string) => boolean,
): Promise<Map<string, string> | BackendFailure> {
  const answer = await runGit(root, ["ls-tree", "-r", "-z", "--end-of-options", commit]);
  const refused = toGitFailure(answer);
  if (refused) return refused;
  const found = splitOutputAtNul(answer).flatMap((part): [string, string][] => {
    const [, blob = "", path = ""] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(part) ?? [];
    return isKnown(path) ? [[path, blob]] : [];
  });
  return new Map(found);
}
