import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** The secrets of a run. Only the user of this computer learns them. */
export interface StudioSecrets {
  /** Part of the printed address. It is valid while the server runs. */
  secret: string;
  isSecret(given: string): boolean;
  /** Registers the random part of the addresses of a page's files, which the page has chosen. */
  addPageToken(place: string): void;
  isPageToken(given: string): boolean;
}

/** The maximum number of registered pages. Another registration drops the oldest one. */
const maxPageTokens = 64;

/**
 * Creates secrets of 256 bits (OWASP, "Session Management Cheat Sheet", asks for at least 64 bits
 * of entropy). They are compared as SHA-256 digests, in constant time.
 */
export function createStudioSecrets(): StudioSecrets {
  const secret = randomBytes(32).toString("base64url");
  const expected = hashSecret(secret);
  let places: Buffer[] = [];
  return {
    secret,
    isSecret: (given) => timingSafeEqual(hashSecret(given), expected),
    addPageToken(place) {
      const added = hashSecret(place);
      const others = places.filter((known) => !known.equals(added));
      places = [...others, added].slice(-maxPageTokens);
    },
    isPageToken(given) {
      const asked = hashSecret(given);
      // Compare with all tokens, so that the duration reveals nothing.
      return places.filter((known) => timingSafeEqual(known, asked)).length === 1;
    },
  };
}

function hashSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
