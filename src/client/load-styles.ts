/*
 * A document carries the CSS of its own blocks alone. Before another page is shown in place, the
 * style sheet of all pages is there: it repeats what the document holds, so that the cascade is the
 * same however a page is reached.
 */
let address = "";
let loading: Promise<void> | undefined;

/** Sets the URL of the shared style sheet, as named in the document. */
export function setStyleSheetAddress(href: string): void {
  address = href;
}

/** Whether a page was built for the style sheet of this document. */
export function isCurrentStyleSheet(href: string): boolean {
  return href === address;
}

/** Brings the style sheet of all pages, once. Rejects when it does not come; then it may be asked for again. */
export function loadStyles(): Promise<void> {
  loading ??= appendSheet(address).catch((reason) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

/** A link, not a style element: the policy of the site allows its own files and no other CSS. */
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
