import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { renderToStaticMarkup } from "react-dom/server";
import { registry } from "../../blocks/registry.ts";
import type { BlockOf, BlockType } from "../../model/types.ts";
import type { BlockPropsOf } from "../../ui/block-props.ts";

const words = join(import.meta.dirname, "../../model/defaults/pt-BR.yaml");

/** A site in the words of the engine, with prices in reais and a firm that is open on weekdays. */
export const wordedSite = {
  labels: load(readFileSync(words, "utf8")),
  settings: {
    language: "pt-BR",
    currency: "BRL",
    timeZone: "America/Sao_Paulo",
    firm: {
      hours: [
        { label: "Segunda", value: "8h às 18h", days: ["monday"], opens: "08:00", closes: "18:00" },
      ],
    },
  },
};

/**
 * Draws a block that needs no script into the document of a test, below the first one of a page.
 */
export function drawBlock<T extends BlockType>(
  block: BlockOf<T> & { type: T },
  { first = false } = {},
): HTMLElement {
  const Component = registry[block.type] as unknown as (
    props: BlockPropsOf<BlockOf<T>>,
  ) => React.ReactNode;
  const props = { block, site: wordedSite, page: { first, index: 1, route: "/", title: "" } };
  document.body.innerHTML = renderToStaticMarkup(
    <Component {...(props as unknown as BlockPropsOf<BlockOf<T>>)} />,
  );
  return document.body;
}

/** The texts of elements as a person reads them. */
export function textsOf(page: HTMLElement, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? "").replace(/\s+/g, " ").trim(),
  );
}
