/** Whether a session holds the text of a file; of pictures and documents it holds a line that stands for their bytes. */
export function isText(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}
