/** What is wrong with a path. */
export type PathFault = "long" | "characters" | "shape" | "hidden" | "ending" | "device" | "code";

const mostCharacters = 300;
/** Of a name, in bytes: a file system allows 255, of which temporary files need some. */
const mostBytes = 200;

/** All that is unseen or turns text around, what separates paths on any system, and what Windows or an address keeps for itself. */
const forbidden = /[\p{C}\p{Zl}\p{Zp}\\:%<>"|?*~]|(?! )\p{Zs}/u;
/** Names that Windows gives to devices, whatever follows a dot: "Naming Files, Paths, and Namespaces" of its documentation. */
const devices = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com\d|lpt\d)$/;
/** Folders of programs that lie with the content. */
const codeFolders = /^(?:blocks|drawings)$/;
/** What a browser, Node or a server would run. A name may not have them inside either: some servers heed any part of it. */
const codeExtensions =
  /^(?:[cm]?[jt]sx?|css|x?html?|shtml|xht|php\d?|phtml|cgi|exe|bat|cmd|command|sh|ps1|hta|jar|wasm)$/;

/**
 * What is wrong with a path that came from outside; nothing where it names a file in the content
 * folder by a plain relative path with `/`.
 *
 * Only what is known to be harmless passes (OWASP, "Path Traversal" and "File Upload Cheat Sheet": an allow
 * list after normalisation). A path that turns into another under compatibility normalisation (Unicode TR 36,
 * CWE-176: `．．／` becomes `../`) must pass as that, too.
 */
export function faultOfPath(path: string): PathFault | undefined {
  return faultOfPlain(path) ?? faultOfPlain(path.normalize("NFKC"));
}

function faultOfPlain(path: string): PathFault | undefined {
  if (path.length > mostCharacters) return "long";
  if (forbidden.test(path)) return "characters";
  const [folder = "", ...rest] = path.split("/");
  if (rest.length > 0 && codeFolders.test(folder.toLowerCase())) return "code";
  for (const name of [folder, ...rest]) {
    const fault = faultOfName(name);
    if (fault) return fault;
  }
  return undefined;
}

function faultOfName(name: string): PathFault | undefined {
  if (name === "" || name === "." || name === "..") return "shape";
  if (new TextEncoder().encode(name).length > mostBytes) return "long";
  if (name.startsWith(".")) return "hidden";
  // Windows drops a dot or a space at the end: the name would be another file's.
  if (/^ |[. ]$/.test(name)) return "ending";
  const parts = name.toLowerCase().split(".");
  if (devices.test((parts[0] ?? "").trim())) return "device";
  return parts.slice(1).some((part) => codeExtensions.test(part.trim())) ? "code" : undefined;
}
