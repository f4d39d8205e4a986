/**
 * Whether a word equals another one or a prefix of it, apart from at most one edit: an extra
 * letter, a missing one, a replaced one, or two swapped ones.
 */
export function isPrefixWithinOneEdit(written: string, word: string): boolean {
  let same = 0;
  while (same < written.length && written[same] === word[same]) same++;
  const [left, right] = [written.slice(same), word.slice(same)];
  const swapped = left.length > 1 && left[0] === right[1] && left[1] === right[0];
  return (
    right.startsWith(left.slice(1)) ||
    right.slice(1).startsWith(left) ||
    right.slice(1).startsWith(left.slice(1)) ||
    (swapped && right.slice(2).startsWith(left.slice(2)))
  );
}
