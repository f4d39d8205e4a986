import type { ClientInfo } from "../../blocks/interactive-props.ts";
import { type BlockData, isStatic, type PageData } from "../../layout/page-data.ts";
import { type BlockRoot, createBlockRoot } from "./block-root.tsx";

interface ShownBlock {
  element: HTMLElement;
  block: BlockData;
  root?: BlockRoot;
}

/** The blocks of the current page: static markup with React roots in between. */
export interface PageBlocks {
  /** Resolves once each interactive block is interactive or has failed. */
  settled: Promise<unknown>;
  /**
   * Shows the blocks of another page. If it is the same list with another filter, equal blocks are
   * kept.
   *
   * @throws if a block cannot be rendered, or the document has no `main` element
   */
  show(next: PageData): void;
}

/** Adopts the blocks of the document. */
export function adoptBlocks(first: PageData): PageBlocks {
  let page = first;
  let shown = adopt(first);
  const show = (next: PageData) => {
    const main = document.querySelector("main");
    if (!main) throw new Error("The document has no main part.");
    const before = baseOf(next) === baseOf(page) ? shown : [];
    if (before !== shown) clear(main, shown);
    page = next;
    shown = next.blocks.map((block, index) =>
      mountBlock(main, { block, index, info: next.info, old: before[index] }),
    );
    before.slice(next.blocks.length).forEach(remove);
  };
  return { settled: Promise.all(shown.map(({ root }) => root?.settled)), show };
}

function adopt({ blocks, info }: PageData): ShownBlock[] {
  const slots = slotsIn(document);
  return blocks.flatMap((block, index) => {
    const element = slots[index];
    if (element?.dataset.block !== block.type) return [];
    const root = rootOf({ element, block }, index, info);
    root?.hydrate();
    return [{ element, block, root }];
  });
}

interface Change {
  block: BlockData;
  index: number;
  info?: ClientInfo;
  /** The block currently mounted here. */
  old?: ShownBlock;
}

function mountBlock(main: Element, { block, index, info, old }: Change): ShownBlock {
  if (old && update(old, block, info)) return { ...old, block };
  const element = document.createElement("div");
  element.dataset.block = block.type;
  if (isStatic(block)) element.innerHTML = block.html;
  const before = old && elementOf(old);
  if (before?.isConnected) before.replaceWith(element);
  else main.append(element);
  old?.root?.unmount();
  const root = rootOf({ element, block }, index, info);
  root?.render();
  return { element, block, root };
}

function clear(main: Element, shown: readonly ShownBlock[]): void {
  for (const { root } of shown) root?.unmount();
  main.replaceChildren();
}

/** The elements of blocks, even if an extension has wrapped or separated them. */
function slotsIn(root: ParentNode): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>("main [data-block]")];
  return all.filter((each) => !each.parentElement?.closest("[data-block]"));
}

function rootOf({ element, block }: ShownBlock, index: number, info?: ClientInfo) {
  return isStatic(block) ? undefined : createBlockRoot({ element, block, index, info });
}

/** Updates a mounted block to one of the same type. Returns whether that was possible. */
function update(old: ShownBlock, block: BlockData, info?: ClientInfo): boolean {
  if (old.block.type !== block.type || old.root?.hasFailed()) return false;
  if (!elementOf(old).isConnected) return false;
  if (old.block === block) return true;
  if (!isStatic(block)) {
    old.root?.update(block, info);
    return old.root !== undefined;
  }
  const isSame = isStatic(old.block) && old.block.html === block.html;
  if (!isSame) old.element.innerHTML = block.html;
  return true;
}

function remove(old: ShownBlock): void {
  old.root?.unmount();
  elementOf(old).remove();
}

function elementOf({ root, element }: ShownBlock): HTMLElement {
  return root?.element() ?? element;
}

function baseOf({ base, route }: PageData): string {
  return base ?? route;
}
