import type { Page } from "playwright-core";

/** A browser's security messages about the current page. */
export interface SecurityReport {
  /** All console messages, of any type. */
  console: string[];
  /** Mixed-content issues. */
  mixed: string[];
  /**
   * The security state that the address bar shows, with reasons. Empty in a headless shell, which
   * has no such state.
   */
  marks: string[];
}

/**
 * Records security messages. The returned function returns the recorded messages and clears the
 * record.
 */
export async function recordSecurityMessages(page: Page): Promise<() => SecurityReport> {
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

/** Whether this browser reports a security state. Old headless shells do not. */
export async function supportsSecurityState(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { product } = await session.send("Browser.getVersion");
  return !product.startsWith("Headless");
}
