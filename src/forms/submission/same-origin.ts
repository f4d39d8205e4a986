/**
 * Whether a post comes from a page of the site itself: browsers say where it comes from (Fetch, 3.1), and where they
 * do not, that it is of the same site (Fetch Metadata). Which hosts are the site's own is not for the request to say.
 *
 * @param live the origin under which the site is live
 */
export function isFromSite(request: Request, live: string): boolean {
  const host = hostIn(request);
  const origin = request.headers.get("origin");
  if (origin === null)
    return request.headers.get("sec-fetch-site") === "same-origin" && isOwnHost(host, live);
  if (origin === live) return true;
  return hostOf(origin) === host && isOwnHost(host, live);
}

/**
 * The host of the live site, with and without `www.`, and those under which its previews are: this computer by name or
 * number, and the hosts that Cloudflare gives to a Worker. None of them can be made to name another server.
 */
function isOwnHost(host: string, live: string): boolean {
  if (withoutWww(host) === withoutWww(new URL(live).host)) return true;
  const name = host.replace(/:\d+$/, "");
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$|\.workers\.dev$/.test(name);
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, "");
}

function hostIn(request: Request): string {
  return (request.headers.get("host") ?? new URL(request.url).host).toLowerCase();
}

function hostOf(origin: string): string | undefined {
  return /^https?:\/\//.test(origin) && URL.canParse(origin) ? new URL(origin).host : undefined;
}
