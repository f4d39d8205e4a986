import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { ClientInfo } from "../../blocks/interactive-props.ts";
import { idPrefix, LiveBlock } from "../../page/live-block.tsx";
import type { InteractiveBlock } from "../../page/page-data.ts";
import { components } from "../page-source.ts";
import { carryFields, watchFocus } from "./carry-fields.ts";

/** The place of an interactive block, and what it shows. */
export interface BlockPlace {
  element: HTMLElement;
  block: InteractiveBlock;
  index: number;
  info?: ClientInfo;
}

/**
 * A React root of one interactive block. Where it cannot go on, its markup stays as it was seen last,
 * with what was typed, and all else on the page goes on.
 */
export class BlockRoot {
  /** The element that holds the block; another one after a failure. */
  element: HTMLElement;
  /** Resolves once the block answers by itself, or never will. */
  readonly settled: Promise<void>;
  failure: { error: unknown } | undefined;

  private root: Root | undefined;
  private nodes: readonly ChildNode[];
  private settle: () => void = () => {};

  constructor(private readonly place: BlockPlace) {
    this.element = place.element;
    this.nodes = [...place.element.childNodes];
    this.settled = new Promise((resolve) => {
      this.settle = resolve;
    });
    watchFocus(place.element);
  }

  /**
   * Takes over the markup of the document. Where something has changed it meanwhile, React renders the
   * block anew, and its fields get what the old ones held.
   */
  hydrate(): void {
    const { element, block, info } = this.place;
    if (!components[block.type]) {
      this.fail(new Error(`No script of ${block.type}.`));
      return;
    }
    this.root = hydrateRoot(element, this.tree(block, info), {
      ...this.options(),
      onRecoverableError: () => {},
    });
  }

  /** Renders the block into its empty element, at once. Throws what its component throws. */
  render(): void {
    const { element, block, info } = this.place;
    this.root = createRoot(element, this.options());
    this.update(block, info);
    if (this.failure) throw this.failure.error;
  }

  /** Shows other fields of a block of the same type, at once. */
  update(block: InteractiveBlock, info?: ClientInfo): void {
    flushSync(() => this.root?.render(this.tree(block, info)));
  }

  unmount(): void {
    this.root?.unmount();
  }

  private tree(block: InteractiveBlock, info?: ClientInfo) {
    const component = components[block.type];
    return <LiveBlock fields={block} site={info} component={component} onCommit={this.committed} />;
  }

  private options() {
    const onUncaughtError = (error: unknown) => this.fail(error);
    return { identifierPrefix: idPrefix(this.place.index), onUncaughtError };
  }

  private committed = (): void => {
    const gone = this.nodes.filter((node) => node instanceof Element && !node.isConnected);
    carryFields(gone as Element[], this.element);
    this.nodes = [...this.element.childNodes];
    this.settle();
  };

  /** React has emptied the element. A copy of it takes its place, for the old one still hears events for React. */
  private fail(error: unknown): void {
    if (this.failure) return;
    this.failure = { error };
    const still = this.element.cloneNode(false) as HTMLElement;
    still.dataset.ready = "failed";
    this.element.replaceWith(still);
    still.append(...this.nodes);
    this.element = still;
    this.settle();
  }
}
