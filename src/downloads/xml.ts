const named: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

// What XML 1.0 has no way to write, at any price.
const forbidden = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;

/** A text as it stands in XML, in a value as well as between tags. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"]/g, (sign) => named[sign] ?? sign);
}

/** The declaration with which every part of a package begins. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
