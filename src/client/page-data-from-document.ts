import type { PageData } from "../layout/page-data.ts";

/** Returns the URL of a link element; the current URL if it is missing. */
function linkAddress(link: HTMLLinkElement | null): URL {
  return new URL(link?.href ?? location.href);
}

/**
 * Returns the page of this document. Its data is inlined or, if the page has only static markup,
 * read from the document itself.
 *
 * @param styles the URL of the shared style sheet
 */
export function readPageData(styles: string): PageData {
  const told = document.getElementById("_data")?.textContent;
  if (told) return JSON.parse(told);
  const slots = document.querySelectorAll<HTMLElement>("main > [data-block]");
  return {
    route: linkAddress(document.querySelector<HTMLLinkElement>("link[rel=canonical]")).pathname,
    title: document.title,
    styles,
    // Empty, so that the markup in the document stays unchanged.
    blocks: [...slots].map(({ dataset }) => ({ type: dataset.block ?? "", html: "" })),
  };
}
