import type { Format, FormatFault } from "../formats/format.ts";
import { oldAddressFault } from "./old-address.ts";

/** An address that a site had once. What is right for hosts is never written another way. */
export const oldPath: Format = {
  code: "old-address",
  check: checkOldAddress,
  pattern: "^/(?!/)[^#]*$",
  example: "/planos",
};

function checkOldAddress(text: string): FormatFault | undefined {
  const address = oldAddressFault(text);
  if (!address) return undefined;
  const meant = address === "whole" ? afterHost(text) : address === "no-slash" ? `/${text}` : "";
  return { code: "old-address", address, meant: isRight(meant) ? meant : undefined };
}

/** What follows the name of the site, letter for letter. */
function afterHost(text: string): string {
  return text.trim().replace(/^(?:https?:)?\/\/[^/?#]*/i, "") || "/";
}

function isRight(text: string): boolean {
  // A mail address or a sentence is none with a slash before it.
  return text !== "" && !/[\s@]|^\/\w+:/.test(text) && !oldAddressFault(text);
}
