/**
 * Whether a post comes from a page of the site itself: browsers say where it comes from (Fetch, 3.1), and where they
 * do not, that it is of the same site (Fetch Metadata).
 *
 * @param live the origin under which the site is live; previews of it stand under others, and post to those
 */
export function isFromSite(request: Request, live: string): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return request.headers.get("sec-fetch-site") === "same-origin";
  return origin === live || hostOf(origin) === hostIn(request);
}

function hostIn(request: Request): string {
  return request.headers.get("host") ?? new URL(request.url).host;
}

function hostOf(origin: string): string | undefined {
  return /^https?:\/\//.test(origin) && URL.canParse(origin) ? new URL(origin).host : undefined;
}
