import type { ClientInfo } from "../../blocks/interactive-props.ts";
import { type BlockData, isStatic, type PageData } from "../../page/page-data.ts";
import { BlockRoot } from "./block-root.tsx";

interface ShownBlock {
  element: HTMLElement;
  block: BlockData;
  root?: BlockRoot;
}

/** The blocks of the page that is shown: finished markup, and roots of React among it. */
export class PageBlocks {
  private shown: ShownBlock[];
  /** Resolves once each interactive block answers by itself, or never will. */
  readonly settled: Promise<unknown>;

  /** Takes over the blocks of the document as they stand. */
  constructor(private page: PageData) {
    const slots = slotsIn(document);
    this.shown = page.blocks.flatMap((block, index) => {
      const element = slots[index];
      if (element?.dataset.block !== block.type) return [];
      const root = rootOf({ element, block }, index, page.info);
      root?.hydrate();
      return [{ element, block, root }];
    });
    this.settled = Promise.all(this.shown.map(({ root }) => root?.settled));
  }

  /**
   * Shows the blocks of another page. Where it is the same page in other words, a filtered list, what
   * is the same stays.
   *
   * @throws where a block cannot be rendered, or the document has lost its main part
   */
  show(next: PageData): void {
    const main = document.querySelector("main");
    if (!main) throw new Error("The document has no main part.");
    const isSame = baseOf(next) === baseOf(this.page);
    const before = this.shown;
    if (!isSame) {
      for (const { root } of before) root?.unmount();
      main.replaceChildren();
    }
    this.page = next;
    this.shown = next.blocks.map((block, index) =>
      this.place(main, { block, index, old: isSame ? before[index] : undefined }),
    );
    if (isSame) for (const each of before.slice(next.blocks.length)) remove(each);
  }

  private place(main: Element, { block, index, old }: Change): ShownBlock {
    if (old && update(old, block, this.page.info)) return { ...old, block };
    const element = document.createElement("div");
    element.dataset.block = block.type;
    if (isStatic(block)) element.innerHTML = block.html;
    const place = old && elementOf(old);
    if (place?.isConnected) place.replaceWith(element);
    else main.append(element);
    old?.root?.unmount();
    const shown = { element, block };
    const root = rootOf(shown, index, this.page.info);
    root?.render();
    return { ...shown, root };
  }
}

interface Change {
  block: BlockData;
  index: number;
  /** What is shown in this place. */
  old?: ShownBlock;
}

/** The elements of blocks, also where something has put its own round or between them. */
function slotsIn(root: ParentNode): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>("main [data-block]")];
  return all.filter((each) => !each.parentElement?.closest("[data-block]"));
}

function rootOf(
  { element, block }: ShownBlock,
  index: number,
  info?: ClientInfo,
): BlockRoot | undefined {
  return isStatic(block) ? undefined : new BlockRoot({ element, block, index, info });
}

/** Changes what is shown to a block of the same type; tells whether that was possible. */
function update(old: ShownBlock, block: BlockData, info?: ClientInfo): boolean {
  if (old.block.type !== block.type || old.root?.failure || !elementOf(old).isConnected)
    return false;
  if (old.block === block) return true;
  if (isStatic(block)) {
    if (isStatic(old.block) && old.block.html === block.html) return true;
    old.element.innerHTML = block.html;
  } else old.root?.update(block, info);
  return isStatic(block) || old.root !== undefined;
}

function remove({ root, element }: ShownBlock): void {
  root?.unmount();
  (root?.element ?? element).remove();
}

function elementOf({ root, element }: ShownBlock): HTMLElement {
  return root?.element ?? element;
}

function baseOf({ base, route }: PageData): string {
  return base ?? route;
}
