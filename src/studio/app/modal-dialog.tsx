import { type ReactNode, useLayoutEffect, useRef } from "react";
import { appStrings as strings } from "#lang/studio/app/strings";
import { Icon } from "./icon.tsx";
import { moveFocusBetweenResults } from "./search/move-between-results.ts";

interface DialogProps {
  title: string;
  /** Whether the dialog is wide enough for a grid of pictures. */
  isWide?: boolean;
  onClose(): void;
  children: ReactNode;
}

/**
 * Returns a ref that says whether the dialog is still open. Results of asynchronous work must be
 * ignored once it is closed.
 */
export function useIsOpenRef(): { readonly current: boolean } {
  const isOpen = useRef(true);
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

/** Shows a modal dialog. The browser keeps the focus inside it. */
export function Dialog({ title, isWide, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("input[type=search], [data-first]")?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isWide ? "dialog dialog-wide" : "dialog"}
      aria-label={title}
      onClose={onClose}
      onKeyDown={({ nativeEvent, currentTarget }) =>
        moveFocusBetweenResults(nativeEvent, currentTarget)
      }
    >
      <div className="dialog-head">
        <h2>{title}</h2>
        <button type="button" aria-label={strings.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
