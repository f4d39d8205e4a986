import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** The secrets of a run; only the user of this computer learns them. */
export interface Secrets {
  /** Part of the printed address; valid while the server runs. */
  secret: string;
  isSecret(given: string): boolean;
  /** Registers the random part of a page's file addresses, chosen by the page. */
  addPageToken(place: string): void;
  isPageToken(given: string): boolean;
}

/** The most registered pages; the oldest one is dropped first. */
const maxPageTokens = 64;

/**
 * Creates secrets of 256 bits (OWASP, "Session Management Cheat Sheet", asks for at least 64 bits
 * of entropy). They are compared as SHA-256 digests, in constant time.
 */
export function createSecrets(): Secrets {
  const secret = randomBytes(32).toString("base64url");
  const expected = digest(secret);
  let places: Buffer[] = [];
  return {
    secret,
    isSecret: (given) => timingSafeEqual(digest(given), expected),
    addPageToken(place) {
      const added = digest(place);
      const others = places.filter((known) => !known.equals(added));
      places = [...others, added].slice(-maxPageTokens);
    },
    isPageToken(given) {
      const asked = digest(given);
      // Compare with all, so that the time reveals nothing.
      return places.filter((known) => timingSafeEqual(known, asked)).length === 1;
    },
  };
}

function digest(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
