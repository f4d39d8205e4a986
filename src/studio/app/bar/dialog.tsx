import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Sign } from "../sign.tsx";
import { shellWords as words } from "../words.pt-br.ts";
import { moveByArrow } from "./arrow-keys.ts";

interface DialogProps {
  title: string;
  /** It takes the width that pictures need. */
  isWide?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** Whether a dialog is still there: what was being prepared in it comes to nothing once it was closed. */
export function useIsOpen(): { readonly current: boolean } {
  const isOpen = useRef(true);
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

/** Something that lies over the studio until it is closed; the browser keeps the focus in it. */
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
      onKeyDown={({ nativeEvent, currentTarget }) => moveByArrow(nativeEvent, currentTarget)}
    >
      <div className="dialog-head">
        <h2>{title}</h2>
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Sign name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
