import type { Format, FormatError } from "../formats/format.ts";
import { findOldAddressError } from "./old-address.ts";

/** An address that a site had once. What is right for hosts is never written another way. */
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

/** What follows the name of the site, letter for letter. */
function stripOrigin(text: string): string {
  return text.trim().replace(/^(?:https?:)?\/\/[^/?#]*/i, "") || "/";
}

function isValidSuggestion(text: string): boolean {
  // A mail address or a sentence is none with a slash before it.
  return text !== "" && !/[\s@]|^\/\w+:/.test(text) && !findOldAddressError(text);
}
