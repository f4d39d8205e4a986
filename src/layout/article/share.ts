import type { Labels } from "../../model/types.ts";

const statusDuration = 3000;

/** The labels of the share buttons that a script adds. */
export type ShareStrings = Pick<
  Labels["article"],
  "copyLink" | "linkCopied" | "print" | "shareMore"
>;

/**
 * Adds the share buttons that need a script: copy the URL, print and, if the browser has one, the
 * system's share dialog.
 */
export function enableSharing(row: HTMLElement, strings: ShareStrings): void {
  addShareButton(row, ["copy", strings.copyLink], (button) => copyAddress(button, strings));
  addShareButton(row, ["print", strings.print], () => window.print());
  if (!navigator.share) return;
  const give = () => navigator.share({ title: document.title, url: pageAddress() });
  addShareButton(row, ["share", strings.shareMore], () => give().catch(() => {}));
}

function addShareButton(
  row: HTMLElement,
  [name, words]: readonly [name: string, words: string],
  act: (button: HTMLButtonElement) => unknown,
) {
  const button = document.createElement("button");
  button.type = "button";
  button.name = name;
  button.className = "link";
  button.textContent = words;
  button.addEventListener("click", () => act(button));
  row.append(button);
}

/** Returns the URL of the page, without query and fragment. */
function pageAddress(): string {
  return location.origin + location.pathname;
}

async function copyAddress(button: HTMLButtonElement, strings: ShareStrings): Promise<void> {
  try {
    await navigator.clipboard.writeText(pageAddress());
  } catch {
    // If the browser denies clipboard access, the visitor can copy by hand.
    window.prompt(strings.copyLink, pageAddress());
    return;
  }
  button.textContent = strings.linkCopied;
  setTimeout(() => {
    button.textContent = strings.copyLink;
  }, statusDuration);
}
