/** A response of the stub server: status, headers, and a body that is JSON unless it is bytes. */
export interface StubResponse {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

const documentation = "https://docs.github.com/rest";

/** Creates an error in GitHub's form ("Troubleshooting the REST API"). */
function errorResponse(status: number, message: string, headers = {}): StubResponse {
  const body = { message, documentation_url: documentation, status: String(status) };
  return { status, body, headers };
}

export const responses = {
  badCredentials: () => errorResponse(401, "Bad credentials"),
  notFound: () => errorResponse(404, "Not Found"),
  notAllowed: () => errorResponse(403, "Resource not accessible by personal access token"),
  /** "Rate limits for the REST API": 403 with nothing remaining. */
  spent: (reset: number) =>
    errorResponse(403, "API rate limit exceeded for user ID 1.", {
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": String(reset),
    }),
  /** The same page, "About secondary rate limits". */
  tooQuick: (seconds: number) =>
    errorResponse(403, "You have exceeded a secondary rate limit. Please wait a few minutes.", {
      "retry-after": String(seconds),
    }),
  down: () => errorResponse(503, "Service Unavailable"),
  isProtected: () =>
    errorResponse(
      422,
      "Repository rule violations found\n\nChanges must be made through a pull request.\n\n",
    ),
  notForward: () => errorResponse(422, "Update is not a fast forward"),
  refExists: () => errorResponse(422, "Reference already exists"),
  noRef: () => errorResponse(422, "Reference does not exist"),
  noObject: () => errorResponse(422, "Object does not exist"),
  badTree: () => errorResponse(422, "tree.sha is not a valid blob"),
  /** A repository that has been renamed ("Best practices", "Follow redirects"). */
  moved: (method: string, location: string) => ({
    ...errorResponse(method === "GET" ? 301 : 307, "Moved Permanently", { location }),
    ...{ body: { message: "Moved Permanently", url: location, documentation_url: documentation } },
  }),
};

/**
 * What a page may send and read ("Using CORS and JSONP to make cross-origin requests"). The token's
 * expiry header is not exposed.
 */
export const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset",
};

export const preflightHeaders = {
  ...corsHeaders,
  "access-control-allow-headers":
    "Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features, X-Github-Next-Global-ID, X-GitHub-Api-Version",
  "access-control-allow-methods": "GET, POST, PATCH, PUT, DELETE",
  "access-control-max-age": "86400",
};
