import type {
  BodyEditingContext,
  LoadBodyEditor,
  PageBodyEditor,
  ViewportPoint,
} from "./body-editing-context.ts";

/** The time in milliseconds between showing a page with a body and preloading the body editor. */
const preloadDelay = 800;

/** Loads the body editor when the first body is focused. */
export class LazyBodyEditor {
  editor?: PageBodyEditor;
  private loading?: Promise<void>;
  /** The position where the pointer was last released. */
  private point?: ViewportPoint;
  /** Characters typed while the editor was loading. */
  private typedEarly = "";

  constructor(
    private readonly context: BodyEditingContext,
    private readonly loadEditor: LoadBodyEditor,
  ) {}

  rememberPointer(point: ViewportPoint): void {
    this.point = point;
    setTimeout(() => {
      this.point = undefined;
    }, 100);
  }

  /**
   * Opens the editor of a focused body, once no pointer button is pressed. Loads the editor first
   * if necessary.
   */
  activate(element: HTMLElement): void {
    this.context.afterPointerUp(() => {
      const { point } = this;
      if (this.editor) this.editor.activate(element, { point });
      else this.loading ??= this.load(element, point);
    });
  }

  /** Preloads the code of the editor after a delay. Failures are ignored. */
  preload(): void {
    setTimeout(() => void this.loadEditor().catch(() => undefined), preloadDelay);
  }

  private async load(element: HTMLElement, point?: ViewportPoint): Promise<void> {
    const createEditor = await this.loadEditor();
    this.editor = createEditor(this.context);
    if (element.contains(document.activeElement))
      this.editor.activate(element, { point, typedEarly: this.typedEarly });
  }

  /** Handles a key in a body. Characters typed while the editor is loading are inserted later. */
  handleKey(event: KeyboardEvent, element: HTMLElement): void {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (this.editor) this.editor.handleKey(event, element, isLetter);
    else if (isLetter) {
      this.typedEarly += event.key;
      event.preventDefault();
    }
  }
}

/** Makes a body focusable by pointer and keyboard, and exposes it as a text box. */
export function makeBodyFocusable(element: HTMLElement, name: string | undefined): void {
  const told = { role: "textbox", "aria-multiline": "true", "aria-label": name ?? "" };
  for (const [attribute, value] of Object.entries(told)) element.setAttribute(attribute, value);
  element.tabIndex = 0;
}
