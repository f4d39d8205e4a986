/** Whether a file is YAML. For other files, a session has a media pointer instead of the bytes. */
export function isYamlFile(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}
