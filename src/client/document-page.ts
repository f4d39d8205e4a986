import type { PageData } from "../layout/page-data.ts";

/** The address that a link names: its parts, as those of a place. */
function addressOf(link: HTMLLinkElement | null): URL {
  return new URL(link?.href ?? location.href);
}

/**
 * The page that the document shows: as its data tell or, where it holds finished markup alone and
 * stands at an address of its own, as it is seen there.
 *
 * @param styles the address of the style sheet of all pages
 */
export function readDocument(styles: string): PageData {
  const told = document.getElementById("_data")?.textContent;
  if (told) return JSON.parse(told);
  const slots = document.querySelectorAll<HTMLElement>("main > [data-block]");
  return {
    route: addressOf(document.querySelector<HTMLLinkElement>("link[rel=canonical]")).pathname,
    title: document.title,
    styles,
    // What stands in the document stays as it came.
    blocks: [...slots].map(({ dataset }) => ({ type: dataset.block ?? "", html: "" })),
  };
}
