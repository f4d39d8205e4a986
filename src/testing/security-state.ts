import type { Page } from "playwright-core";

/** What a browser said of the page that stands in it. */
export interface SecurityReport {
  /** What stands in its console, of whatever kind. */
  console: string[];
  /** What it tells developers of mixed content. */
  mixed: string[];
  /** How the address bar would mark the page, and why; a headless shell has no such bar and says nothing. */
  marks: string[];
}

/** Listens to what a browser says of a page's safety; the function returned tells it, and forgets it. */
export async function watchSecurity(page: Page): Promise<() => SecurityReport> {
  let said: SecurityReport = { console: [], mixed: [], marks: [] };
  page.on("console", (message) => said.console.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => said.console.push(String(error)));
  const session = await page.context().newCDPSession(page);
  session.on("Audits.issueAdded", ({ issue }) => {
    const { mixedContentIssueDetails: mixed } = issue.details;
    if (mixed) said.mixed.push(`${mixed.resourceType} ${mixed.insecureURL}`);
  });
  session.on("Security.visibleSecurityStateChanged", ({ visibleSecurityState: visible }) => {
    said.marks.push([visible.securityState, ...visible.securityStateIssueIds].join(" "));
  });
  await session.send("Audits.enable");
  await session.send("Security.enable");
  return () => {
    const told = said;
    said = { console: [], mixed: [], marks: [] };
    return told;
  };
}

/** Whether a browser marks pages as secure or not: with an address bar, or a part in its place. */
export async function showsSecurityState(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { product } = await session.send("Browser.getVersion");
  return !product.startsWith("Headless");
}
