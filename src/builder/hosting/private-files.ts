import { realpathSync, statSync } from "node:fs";
import { relative, sep } from "node:path";

/** Databases with the journal files of SQLite, keys, and certificates. */
const privateFilePatterns = [
  /\.(?:db|db3|sqlite|sqlite3|s3db|mdb)(?:[-.](?:wal|shm|journal|bak))?$/i,
  /\.(?:pem|key|crt|cer|der|p12|pfx|p8|jks|keystore|kdbx|asc|gpg|ppk)$/i,
  /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)(?:$|[./])/i,
];

/** Dotfiles, except for `.well-known`, which is public (RFC 8615). */
const dotfilePattern = /(?:^|\/)\.(?!well-known(?:\/|$))[^/]/;

/** The files that pages are made from. With a strict umask, only their owner can read them. */
const pageFilePattern =
  /\.(?:[cm]?[jt]sx?|css|html|map|svg|png|jpe?g|webp|avif|gif|ico|woff2?|mp4|webm|vtt)$/i;

/**
 * Whether a server must not serve a file because of its name. Private files are databases, keys,
 * certificates and dotfiles, which may contain secrets.
 *
 * @param path the path relative to the served folder, with `/` or the separator of the system
 */
export function hasPrivateName(path: string): boolean {
  const name = path.replaceAll("\\", "/").replace(/\/+$/, "");
  return dotfilePattern.test(name) || privateFilePatterns.some((kind) => kind.test(name));
}

/**
 * Whether the development server must not serve a file. The reason may be its name, the name of the
 * file that a link refers to, or permissions that exclude other users.
 *
 * @param folders the served folders
 * @param cache the folder of the server's own modules, whose path may contain a dot
 */
export function isPrivateFile(path: string, folders: readonly string[], cache: string): boolean {
  const target = realPathOf(path);
  return [path, target].some((each) => {
    if (isInsideFolder(each, realPathOf(cache)) || isInsideFolder(each, cache)) return false;
    return (
      hasPrivateName(relativeToInnermostFolder(each, folders)) || isPrivateByPermissions(target)
    );
  });
}

/**
 * Returns the path relative to the innermost of the folders. Returns only the file name if the path
 * is in none of them.
 */
function relativeToInnermostFolder(path: string, folders: readonly string[]): string {
  const below = folders
    .flatMap((folder) => [folder, realPathOf(folder)])
    .filter((folder) => isInsideFolder(path, folder))
    .map((folder) => relative(folder, path))
    .sort((a, b) => a.length - b.length);
  return below[0] ?? path.slice(path.lastIndexOf("/") + 1);
}

function isInsideFolder(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

/**
 * Whether only the owner or the group can read a file. `false` for files that pages are made from,
 * and on Windows, which has no such modes.
 */
function isPrivateByPermissions(path: string): boolean {
  if (process.platform === "win32" || pageFilePattern.test(path)) return false;
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && (found.mode & 0o004) === 0;
}

function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
