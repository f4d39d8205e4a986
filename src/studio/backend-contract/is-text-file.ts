/**
 * Whether a file is a text file. For other files, a session stores a media pointer instead of the
 * bytes.
 */
export function isYamlFile(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}
