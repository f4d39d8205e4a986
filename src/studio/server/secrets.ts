import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** What only the person at this computer is told. */
export interface Secrets {
  /** A token for one use; one that was given before and not used is worth nothing any more. */
  newToken(): string;
  /** Takes a token for the secret of a session; nothing for a wrong one, and for any a second time. */
  exchange(token: string): string | undefined;
  isSession(secret: string): boolean;
}

/** So many browsers are known at a time; the oldest must ask for a new address. */
const mostSessions = 16;

/**
 * Secrets of 256 bits (OWASP, "Session Management Cheat Sheet", asks for 64 bits of chance or more), held as
 * their SHA-256 and compared in constant time, whatever their length.
 */
export function createSecrets(): Secrets {
  let token: Buffer | undefined;
  let sessions: Buffer[] = [];
  return {
    newToken() {
      const next = randomSecret();
      token = digest(next);
      return next;
    },
    exchange(given) {
      if (!token || !timingSafeEqual(digest(given), token)) return undefined;
      token = undefined;
      const session = randomSecret();
      sessions = [...sessions, digest(session)].slice(-mostSessions);
      return session;
    },
    isSession(secret) {
      const given = digest(secret);
      // All are compared, so that the time does not tell which one was close.
      return sessions.filter((known) => timingSafeEqual(known, given)).length === 1;
    },
  };
}

function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}

function digest(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
