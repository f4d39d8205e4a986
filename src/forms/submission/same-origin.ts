/**
 * Whether a request comes from the site itself. The `Origin` header (Fetch, 3.1) decides, or
 * `Sec-Fetch-Site` (Fetch Metadata) if there is none. The expected hosts do not depend on the
 * request.
 *
 * @param live the origin of the published site
 */
export function isFromSite(request: Request, live: string): boolean {
  const host = requestHost(request);
  const origin = request.headers.get("origin");
  if (origin === null)
    return (
      request.headers.get("sec-fetch-site") === "same-origin" && isSiteOrPreviewHost(host, live)
    );
  if (origin === live) return true;
  return originHost(origin) === host && isSiteOrPreviewHost(host, live);
}

/**
 * Whether a host is that of the published site, with or without `www.`, or one of its previews.
 * Previews are this computer, by name or number, and the preview hosts that Cloudflare gives to a
 * Worker.
 */
function isSiteOrPreviewHost(host: string, live: string): boolean {
  if (stripWww(host) === stripWww(new URL(live).host)) return true;
  const name = host.replace(/:\d+$/, "");
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$|\.workers\.dev$/.test(name);
}

function stripWww(host: string): string {
  return host.replace(/^www\./, "");
}

function requestHost(request: Request): string {
  return (request.headers.get("host") ?? new URL(request.url).host).toLowerCase();
}

function originHost(origin: string): string | undefined {
  return /^https?:\/\//.test(origin) && URL.canParse(origin) ? new URL(origin).host : undefined;
}
