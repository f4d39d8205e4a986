import type { ClientInfo } from "../../blocks/interactive-props.ts";
import { type BlockData, isStaticBlock, type PageData } from "../../layout/page-data.ts";
import { type BlockRoot, createBlockRoot } from "./block-root.tsx";

interface MountedBlock {
  element: HTMLElement;
  block: BlockData;
  root?: BlockRoot;
}

/** The blocks of the current page: static markup with React roots in between. */
export interface PageBlocks {
  /** Resolves once each interactive block either works or has failed. */
  settled: Promise<unknown>;
  /**
   * Shows the blocks of another page. If it is the same list with another filter, reuses the
   * mounted blocks of the same type.
   *
   * @throws if a block cannot be rendered, or the document has no `main` element
   */
  show(next: PageData): void;
}

/** Takes over the blocks of the document and hydrates the interactive ones. */
export function adoptBlocks(first: PageData): PageBlocks {
  let page = first;
  let shown = hydrateDocumentBlocks(first);
  const show = (next: PageData) => {
    const main = document.querySelector("main");
    if (!main) throw new Error("The document has no main part.");
    const before = baseRoute(next) === baseRoute(page) ? shown : [];
    if (before !== shown) clearBlocks(main, shown);
    page = next;
    shown = next.blocks.map((block, index) =>
      mountOrUpdateBlock(main, { block, index, info: next.info, old: before[index] }),
    );
    before.slice(next.blocks.length).forEach(removeBlock);
  };
  return { settled: Promise.all(shown.map(({ root }) => root?.settled)), show };
}

function hydrateDocumentBlocks({ blocks, info }: PageData): MountedBlock[] {
  const slots = blockElementsIn(document);
  return blocks.flatMap((block, index) => {
    const element = slots[index];
    if (element?.dataset.block !== block.type) return [];
    const root = createRootFor({ element, block }, index, info);
    root?.hydrate();
    return [{ element, block, root }];
  });
}

interface MountOptions {
  block: BlockData;
  index: number;
  info?: ClientInfo;
  /** The block currently mounted here. */
  old?: MountedBlock;
}

function mountOrUpdateBlock(
  main: Element,
  { block, index, info, old }: MountOptions,
): MountedBlock {
  if (old && updateBlock(old, block, info)) return { ...old, block };
  const element = document.createElement("div");
  element.dataset.block = block.type;
  if (isStaticBlock(block)) element.innerHTML = block.html;
  const before = old && elementOf(old);
  if (before?.isConnected) before.replaceWith(element);
  else main.append(element);
  old?.root?.unmount();
  const root = createRootFor({ element, block }, index, info);
  root?.render();
  return { element, block, root };
}

function clearBlocks(main: Element, shown: readonly MountedBlock[]): void {
  for (const { root } of shown) root?.unmount();
  main.replaceChildren();
}

/** Returns the elements of blocks, even if an extension has wrapped or separated them. */
function blockElementsIn(root: ParentNode): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>("main [data-block]")];
  return all.filter((each) => !each.parentElement?.closest("[data-block]"));
}

function createRootFor({ element, block }: MountedBlock, index: number, info?: ClientInfo) {
  return isStaticBlock(block) ? undefined : createBlockRoot({ element, block, index, info });
}

/** Updates a mounted block to one of the same type. Returns whether that was possible. */
function updateBlock(old: MountedBlock, block: BlockData, info?: ClientInfo): boolean {
  if (old.block.type !== block.type || old.root?.hasFailed()) return false;
  if (!elementOf(old).isConnected) return false;
  if (old.block === block) return true;
  if (!isStaticBlock(block)) {
    old.root?.update(block, info);
    return old.root !== undefined;
  }
  const isSame = isStaticBlock(old.block) && old.block.html === block.html;
  if (!isSame) old.element.innerHTML = block.html;
  return true;
}

function removeBlock(old: MountedBlock): void {
  old.root?.unmount();
  elementOf(old).remove();
}

function elementOf({ root, element }: MountedBlock): HTMLElement {
  return root?.element() ?? element;
}

function baseRoute({ base, route }: PageData): string {
  return base ?? route;
}
