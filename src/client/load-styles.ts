/*
 * A document inlines only the CSS of its own blocks. In-place navigation needs the shared style
 * sheet first. It repeats the inlined CSS, so that the cascade does not depend on how a page is
 * reached.
 */
let styleSheetAddress = "";
let loading: Promise<void> | undefined;

/** Sets the URL of the shared style sheet, as named in the document. */
export function rememberStyleSheetAddress(href: string): void {
  styleSheetAddress = href;
}

/** Whether a page was built for the style sheet of this document. */
export function isCurrentStyleSheet(href: string): boolean {
  return href === styleSheetAddress;
}

/** Loads the shared style sheet, once. Rejects on failure; the next call retries. */
export function loadStyles(): Promise<void> {
  loading ??= appendSheet(styleSheetAddress).catch((reason) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

/** Appends a link element, because the content security policy allows no inline style element. */
function appendSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`No style sheet at ${href}.`));
    };
  });
}
