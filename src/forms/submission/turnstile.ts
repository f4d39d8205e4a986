/**
 * The minimum time in ms between mounting and submitting a form. A faster sender is considered a
 * bot.
 */
export const minElapsed = 3000;

/** Turnstile's verdict on a token; `unknown` if the token could not be verified. */
export type TurnstileVerdict = "person" | "robot" | "unknown";

const verifyAddress = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** Timeout of the request (ms). */
const turnstileTimeout = 8000;

/**
 * Verifies the Turnstile token of a message
 * (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/). The client's
 * address is not sent.
 *
 * @param id idempotency key: a token is valid once, but may be verified again with the same id
 */
export async function verifyTurnstile(
  submission: { token: string; secret: string; id: string },
  fetcher: typeof fetch,
): Promise<TurnstileVerdict> {
  try {
    const answer = await fetcher(verifyAddress, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        secret: submission.secret,
        response: submission.token,
        idempotency_key: submission.id,
      }),
      signal: AbortSignal.timeout(turnstileTimeout),
    });
    const { success, "error-codes": codes } = Object(await answer.json());
    if (success === true) return "person";
    return couldNotVerifyToken(codes) ? "unknown" : "robot";
  } catch {
    return "unknown";
  }
}

/**
 * Whether the token could not be verified for a reason that is not the visitor's: a wrong secret of
 * ours, or an error of Turnstile's server.
 */
function couldNotVerifyToken(codes: unknown): boolean {
  const ours = ["missing-input-secret", "invalid-input-secret", "internal-error"];
  return Array.isArray(codes) && codes.some((code) => ours.includes(code));
}
