import type { Format, FormatError } from "../formats/format.ts";
import { findOldAddressError } from "./old-address.ts";

/**
 * A former URL path of the site. A valid one is never rewritten: hosts may need its exact spelling.
 */
export const oldAddressFormat: Format = {
  code: "old-address",
  check: checkOldAddress,
  pattern: "^/(?!/)[^#]*$",
  example: "/planos",
};

function checkOldAddress(text: string): FormatError | undefined {
  const address = findOldAddressError(text);
  if (!address) return undefined;
  const meant = address === "whole" ? stripOrigin(text) : address === "no-slash" ? `/${text}` : "";
  return { code: "old-address", address, meant: isValidSuggestion(meant) ? meant : undefined };
}

/** Removes the scheme and host, and leaves the rest unchanged. */
function stripOrigin(text: string): string {
  return text.trim().replace(/^(?:https?:)?\/\/[^/?#]*/i, "") || "/";
}

function isValidSuggestion(text: string): boolean {
  // A leading slash does not turn an e-mail address, a sentence or another URL scheme into a path.
  return text !== "" && !/[\s@]|^\/\w+:/.test(text) && !findOldAddressError(text);
}
