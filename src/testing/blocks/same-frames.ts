/** Scripts of the development server run in it: what it comes to, its document does not say. */
const moduleScript = /<script type="?module/;

/** The pictures and letters that a document names. */
const assetUrls = /\/(?:media|fonts)\/[^"'()\s,\\]+/g;

/**
 * Which frames need no picture: those that are the same document in two galleries, with the same pictures and letters,
 * and run no script. They cannot look otherwise in one browser; most of a gallery is such after most commits.
 *
 * @param frames their addresses, from the root of either gallery
 */
export async function unchangedFrames(
  before: string,
  after: string,
  frames: readonly string[],
): Promise<Set<string>> {
  const same = new Set<string>();
  const known = new Map<string, Promise<boolean>>();
  const isSame = (path: string) => {
    const found = known.get(path) ?? compare(path);
    known.set(path, found);
    return found;
  };
  const compare = async (path: string) => {
    const [old, now] = await Promise.all([fetchFrame(before, path), fetchFrame(after, path)]);
    return old !== undefined && now !== undefined && old.equals(now);
  };
  for (const frame of frames) {
    const [old, now] = await Promise.all([fetchFrame(before, frame), fetchFrame(after, frame)]);
    const text = now?.toString() ?? "";
    if (!now || !old?.equals(now) || moduleScript.test(text)) continue;
    const files = await Promise.all((text.match(assetUrls) ?? []).map(isSame));
    if (files.every(Boolean)) same.add(frame);
  }
  return same;
}

/** Nothing where the answer is an error. */
async function fetchFrame(address: string, path: string): Promise<Buffer | undefined> {
  const answer = await fetch(new URL(path, address));
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}
