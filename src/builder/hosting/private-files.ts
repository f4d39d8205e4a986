import { realpathSync, statSync } from "node:fs";
import { relative, sep } from "node:path";

/** Databases with what SQLite keeps beside them, settings with secrets, keys and certificates. */
const privateKinds = [
  /\.(?:db|db3|sqlite|sqlite3|s3db|mdb)(?:[-.](?:wal|shm|journal|bak))?$/i,
  /\.(?:pem|key|crt|cer|der|p12|pfx|p8|jks|keystore|kdbx|asc|gpg|ppk)$/i,
  /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)(?:$|[./])/i,
];

/** Names with a dot in front, but for the folder that is public by its name (RFC 8615). */
const dotName = /(?:^|\/)\.(?!well-known(?:\/|$))[^/]/;

/** Files that pages are made of. With a strict umask only their owner may read them. */
const pageKinds =
  /\.(?:[cm]?[jt]sx?|css|html|map|svg|png|jpe?g|webp|avif|gif|ico|woff2?|mp4|webm|vtt)$/i;

/**
 * Says whether a name is that of a file that no server gives away: a database, a key, a certificate, a dotfile.
 *
 * @param path relative to the folder that is served, with `/` or the system's separator
 */
export function hasPrivateName(path: string): boolean {
  const name = path.replaceAll("\\", "/").replace(/\/+$/, "");
  return dotName.test(name) || privateKinds.some((kind) => kind.test(name));
}

/**
 * Says whether a file is kept from the development server: by its name, by the name of the file that a link leads to,
 * or because other users may not read it.
 *
 * @param folders the folders that are served
 * @param cache the folder of the server's own modules, which may have a dot in its path
 */
export function isPrivateFile(path: string, folders: readonly string[], cache: string): boolean {
  const target = realPathOf(path);
  return [path, target].some((each) => {
    if (isBelow(each, realPathOf(cache)) || isBelow(each, cache)) return false;
    return hasPrivateName(pathBelow(each, folders)) || isForOwner(target);
  });
}

/** The path below the innermost of the folders; the name alone where it is in none of them. */
function pathBelow(path: string, folders: readonly string[]): string {
  const below = folders
    .flatMap((folder) => [folder, realPathOf(folder)])
    .filter((folder) => isBelow(path, folder))
    .map((folder) => relative(folder, path))
    .sort((a, b) => a.length - b.length);
  return below[0] ?? path.slice(path.lastIndexOf("/") + 1);
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

/** Whether a file is readable by its owner or group only. Windows has no such modes. */
function isForOwner(path: string): boolean {
  if (process.platform === "win32" || pageKinds.test(path)) return false;
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
