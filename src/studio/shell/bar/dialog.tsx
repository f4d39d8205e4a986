import { type ReactNode, useEffect, useRef } from "react";
import { Sign } from "../sign.tsx";
import { shellWords as words } from "../words.pt-br.ts";

interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** Something that lies over the studio until it is closed; the browser keeps the focus in it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-label={title} onClose={onClose}>
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
