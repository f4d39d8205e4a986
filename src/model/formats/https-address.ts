import type { Format, FormatError } from "./format.ts";

export const httpsAddress: Format = {
  code: "https-address",
  check: checkAddress,
  pattern: "^https://[^\\s/?#]+\\S*$",
  example: "https://aurora.example",
};

function checkAddress(text: string): FormatError | undefined {
  if (/^https:\/\/[^\s/?#]+\S*$/.test(text) && URL.canParse(text)) return undefined;
  const meant = `https://${text.trim().replace(/^(?:https?:)?\/*/i, "")}`;
  const isAddress = /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(meant);
  return { code: "https-address", meant: isAddress && meant !== text ? meant : undefined };
}
