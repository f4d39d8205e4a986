/** A page with these lines as the text of its only block, below the field as it is written. */
export function prosePage(lines: string, field = "body: |"): string {
  const body = lines.split("\n").map((line) => (line === "" ? "" : `      ${line}`));
  const opening =
    "route: /a\ntitle: A\ndescription: Um texto.\nblocks:\n  - type: prose\n    title: Olá\n";
  return `${opening}    ${field}\n${body.join("\n")}\n`;
}

/** The lines of its text, as they stand in a page that may have been repaired. */
export function proseIn(page: string): string {
  return page.slice(page.indexOf("body:")).replace(/^.*\n/, "").replace(/^ {6}/gm, "").trimEnd();
}
