/** Matches scripts of the dev server. Such a script can change what the document shows. */
const moduleScriptPattern = /<script type="?module/;

/** Matches images and fonts that a document refers to. */
const assetUrlPattern = /\/(?:media|fonts)\/[^"'()\s,\\]+/g;

/**
 * Returns the frames that need no screenshot. For these, both galleries have the same document,
 * images and fonts, and no module script, so the browser renders them alike. After most commits
 * this saves most screenshots.
 *
 * @param frames root-relative addresses, valid in both galleries
 */
export async function findUnchangedFrames(
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
    const [old, now] = await Promise.all([fetchBody(before, path), fetchBody(after, path)]);
    return old !== undefined && now !== undefined && old.equals(now);
  };
  for (const frame of frames) {
    const [old, now] = await Promise.all([fetchBody(before, frame), fetchBody(after, frame)]);
    const text = now?.toString() ?? "";
    if (!now || !old?.equals(now) || moduleScriptPattern.test(text)) continue;
    const files = await Promise.all((text.match(assetUrlPattern) ?? []).map(isSame));
    if (files.every(Boolean)) same.add(frame);
  }
  return same;
}

/** Fetches the body of a frame; `undefined` if the status is an error. */
async function fetchBody(address: string, path: string): Promise<Buffer | undefined> {
  const answer = await fetch(new URL(path, address));
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}
