/** Only robots fill in a form faster, in milliseconds. */
export const quickest = 3000;

/** What Turnstile made of a token; `unknown` where it cannot be asked. */
export type Verdict = "person" | "robot" | "unknown";

const verifyAddress = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** How long Turnstile may think, in milliseconds. */
const patience = 8000;

/**
 * Asks Turnstile whether the token of a message came from a person
 * (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/). The sender's address is not told.
 *
 * @param id a token counts once; with the same id it may be asked about again
 */
export async function askTurnstile(
  asked: { token: string; secret: string; id: string },
  fetcher: typeof fetch,
): Promise<Verdict> {
  try {
    const answer = await fetcher(verifyAddress, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        secret: asked.secret,
        response: asked.token,
        idempotency_key: asked.id,
      }),
      signal: AbortSignal.timeout(patience),
    });
    const { success, "error-codes": codes } = Object(await answer.json());
    if (success === true) return "person";
    return isOurs(codes) ? "unknown" : "robot";
  } catch {
    return "unknown";
  }
}

/** Whether it is no fault of the visitor's: a wrong secret, or their server. */
function isOurs(codes: unknown): boolean {
  const ours = ["missing-input-secret", "invalid-input-secret", "internal-error"];
  return Array.isArray(codes) && codes.some((code) => ours.includes(code));
}
