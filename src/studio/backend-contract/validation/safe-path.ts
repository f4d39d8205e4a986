/** Why a path is rejected. */
export type PathRejectionReason =
  | "long"
  | "characters"
  | "shape"
  | "hidden"
  | "ending"
  | "device"
  | "code";

const maxPathCharacters = 300;
/**
 * The maximum length of a file name, in bytes. File systems allow 255, but the temporary file of a
 * file has a longer name.
 */
const maxNameBytes = 200;

/**
 * Invisible and bidirectional control characters, spaces other than the usual one, backslashes, and
 * characters reserved by Windows or URLs.
 */
const forbiddenCharacters = /[\p{C}\p{Zl}\p{Zp}\\:%<>"|?*~]|(?! )\p{Zs}/u;
/**
 * Device names of Windows, which it reserves with any extension ("Naming Files, Paths, and
 * Namespaces" in its documentation).
 */
const windowsDevices = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com\d|lpt\d)$/;
/** Folders of code inside the content. */
const codeFolderPattern = /^(?:blocks|drawings)$/;
/**
 * Extensions of files that a browser, Node or a server would execute. They are rejected anywhere in
 * a name, because some servers check every part.
 */
const codeExtensionPattern =
  /^(?:[cm]?[jt]sx?|css|x?html?|shtml|xht|php\d?|phtml|cgi|exe|bat|cmd|command|sh|ps1|hta|jar|wasm)$/;

/**
 * Validates a path from outside. Returns why it is rejected, or `undefined` if it is a plain
 * relative path with `/` inside the content folder.
 *
 * Only what is known to be harmless passes (OWASP, "Path Traversal" and "File Upload Cheat Sheet":
 * an allow list after normalisation). Compatibility normalisation may turn a path into another one
 * (Unicode TR 36, CWE-176: `．．／` becomes `../`). The normalised path must pass, too.
 */
export function findPathError(path: string): PathRejectionReason | undefined {
  return (
    findPathErrorWithoutNormalizing(path) ?? findPathErrorWithoutNormalizing(path.normalize("NFKC"))
  );
}

function findPathErrorWithoutNormalizing(path: string): PathRejectionReason | undefined {
  if (path.length > maxPathCharacters) return "long";
  if (forbiddenCharacters.test(path)) return "characters";
  const [folder = "", ...rest] = path.split("/");
  if (rest.length > 0 && codeFolderPattern.test(folder.toLowerCase())) return "code";
  for (const name of [folder, ...rest]) {
    const fault = findNameError(name);
    if (fault) return fault;
  }
  return undefined;
}

function findNameError(name: string): PathRejectionReason | undefined {
  if (name === "" || name === "." || name === "..") return "shape";
  if (new TextEncoder().encode(name).length > maxNameBytes) return "long";
  if (name.startsWith(".")) return "hidden";
  // Windows strips trailing dots and spaces, so the name would mean another file.
  if (/^ |[. ]$/.test(name)) return "ending";
  const parts = name.toLowerCase().split(".");
  if (windowsDevices.test((parts[0] ?? "").trim())) return "device";
  return parts.slice(1).some((part) => codeExtensionPattern.test(part.trim())) ? "code" : undefined;
}
