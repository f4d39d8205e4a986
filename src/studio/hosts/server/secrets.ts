import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** What only the person at this computer learns. */
export interface Secrets {
  /** Stands in the printed address; good for as long as the server runs. */
  secret: string;
  isSecret(given: string): boolean;
  /** Lets files be served below a place: a random part of their addresses, which a page of the studio made up. */
  addPlace(place: string): void;
  isPlace(given: string): boolean;
}

/** So many pages are served at a time; of the oldest one the files are refused. */
const mostPlaces = 64;

/**
 * Secrets of 256 bits (OWASP, "Session Management Cheat Sheet", asks for 64 bits of chance or more), compared as their
 * SHA-256 and in constant time, whatever their length.
 */
export function createSecrets(): Secrets {
  const secret = randomBytes(32).toString("base64url");
  const expected = digest(secret);
  let places: Buffer[] = [];
  return {
    secret,
    isSecret: (given) => timingSafeEqual(digest(given), expected),
    addPlace(place) {
      const added = digest(place);
      const others = places.filter((known) => !known.equals(added));
      places = [...others, added].slice(-mostPlaces);
    },
    isPlace(given) {
      const asked = digest(given);
      // All are compared, so that the time does not tell which one was close.
      return places.filter((known) => timingSafeEqual(known, asked)).length === 1;
    },
  };
}

function digest(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
