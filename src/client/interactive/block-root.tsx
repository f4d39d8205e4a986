import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { ClientInfo } from "../../blocks/interactive-props.ts";
import { InteractiveBlockView, idPrefix } from "../../layout/interactive-block.tsx";
import type { InteractiveBlock } from "../../layout/page-data.ts";
import { components } from "../load-page.ts";
import { copyFieldState, trackFocus } from "./copy-field-values.ts";

/** The mount point of an interactive block, and its data. */
export interface BlockMount {
  element: HTMLElement;
  block: InteractiveBlock;
  index: number;
  info?: ClientInfo;
}

/** A React root of one interactive block. */
export interface BlockRoot {
  /** Resolves once the block is interactive or has failed. */
  settled: Promise<void>;
  /** The element of the block; a different one after a failure. */
  element(): HTMLElement;
  hasFailed(): boolean;
  /**
   * Hydrates the markup of the document. If the markup was modified, React re-renders the block,
   * and field values are copied from the old nodes.
   */
  hydrate(): void;
  /** Renders synchronously into the empty element. Throws if the component throws. */
  render(): void;
  /** Updates a block of the same type synchronously. */
  update(block: InteractiveBlock, info?: ClientInfo): void;
  unmount(): void;
}

/**
 * Creates the root of a block. If it fails, its last markup stays with the typed values, and the
 * rest of the page keeps working.
 */
export function createBlockRoot({ element, block, index, info }: BlockMount): BlockRoot {
  let [place, nodes] = [element, [...element.childNodes]];
  let root: Root | undefined;
  let failure: { error: unknown } | undefined;
  let settle: () => void = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const onCommit = () => {
    const gone = nodes.filter((node) => !node.isConnected);
    copyFieldState(gone.filter(isElement), place);
    nodes = [...place.childNodes];
    settle();
  };
  const fail = (error: unknown) => {
    if (failure) return;
    failure = { error };
    place = replaceWithStaticCopy(place, nodes);
    settle();
  };
  const onUncaughtError = (error: unknown) => {
    // Report the error as React would, so that the block's author sees it.
    reportError(error);
    fail(error);
  };
  const options = { identifierPrefix: idPrefix(index), onUncaughtError };
  const component = components[block.type];
  const treeOf = (fields: InteractiveBlock, site?: ClientInfo) => (
    <InteractiveBlockView fields={fields} site={site} component={component} onCommit={onCommit} />
  );
  trackFocus(element);
  const update: BlockRoot["update"] = (fields, site) =>
    flushSync(() => root?.render(treeOf(fields, site)));
  return {
    settled,
    update,
    element: () => place,
    hasFailed: () => failure !== undefined,
    hydrate: () => {
      if (!component) return fail(new Error(`No script of ${block.type}.`));
      // Usually an extension modified the markup. The visitor loses nothing, so this is only a
      // warning.
      const onRecoverableError = (error: unknown) => console.warn(error);
      root = hydrateRoot(element, treeOf(block, info), { ...options, onRecoverableError });
    },
    render: () => {
      root = createRoot(element, options);
      update(block, info);
      if (failure) throw failure.error;
    },
    unmount: () => root?.unmount(),
  };
}

/**
 * Replaces an element that React has emptied with a copy that contains the nodes. It must be a
 * copy, because React still listens on the old element.
 */
function replaceWithStaticCopy(element: HTMLElement, nodes: readonly ChildNode[]): HTMLElement {
  const still = element.cloneNode(false) as HTMLElement;
  still.dataset.ready = "failed";
  element.replaceWith(still);
  still.append(...nodes);
  return still;
}

function isElement(node: Node): node is Element {
  return node instanceof Element;
}
