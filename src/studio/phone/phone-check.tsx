import { useEffect, useRef, useState } from "react";
import { toldEvent } from "../payload.ts";
import { phoneWords } from "../words.pt-br.ts";
import { findOverflows, type Overflow } from "./overflows.ts";
import "../panel.css";
import "../marks.css";

/** Common telephones, and the narrowest screen that pages are made for (WCAG 2.2, 1.4.10). */
const screens = [360, 320];

/** The frame in which the preview stands once more, as narrow as a telephone. */
const frameName = "prelo-phone";

/** Whether this window is that frame. */
export const isPhone = typeof window !== "undefined" && window.name === frameName;

interface PhoneCheckProps {
  route: string;
  /** The types of the site's own blocks. */
  types: readonly string[];
  /** The folder of the site's own code, as messages name it. */
  code: string;
}

/** Looks at the page as telephones show it, out of sight, and says which block of the site's own is too wide there. */
export function PhoneCheck({ route, types, code }: PhoneCheckProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(
    () => watchFrame(frame.current, (frame) => setFound(sentences(frame, types, code))),
    [types, code],
  );
  const all = found.join("\n");
  useEffect(() => {
    if (all) console.warn(all);
    import.meta.hot?.send(toldEvent, { all });
  }, [all]);
  return (
    <>
      <iframe
        ref={frame}
        name={frameName}
        src={route}
        title={frameName}
        aria-hidden="true"
        tabIndex={-1}
        className="prelo-phone-frame"
      />
      {found.length > 0 && (
        <aside className="prelo-panel prelo-marks prelo-phone" role="status">
          {found.map((sentence) => (
            <p key={sentence}>
              <strong>{sentence}</strong>
            </p>
          ))}
        </aside>
      )}
    </>
  );
}

/** How long a page may go on changing before it is measured, in milliseconds. */
const pause = 500;

/** Calls `look` when the page in the frame is there, and whenever it has changed; gives what ends that. */
function watchFrame(
  frame: HTMLIFrameElement | null,
  look: (frame: HTMLIFrameElement) => void,
): () => void {
  if (!frame) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look(frame);
    }, pause);
  };
  const observer = new MutationObserver(soon);
  const begin = () => {
    const page = frame.contentDocument;
    if (page) observer.observe(page, { subtree: true, childList: true, characterData: true });
    soon();
  };
  frame.addEventListener("load", begin);
  begin();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    frame.removeEventListener("load", begin);
  };
}

function sentences(frame: HTMLIFrameElement, types: readonly string[], code: string): string[] {
  const page = frame.contentDocument;
  if (!page) return [];
  const found = new Map<string, Overflow>();
  for (const screen of screens) {
    frame.style.width = `${screen}px`;
    for (const each of findOverflows(page, types)) {
      if (!found.has(each.type)) found.set(each.type, each);
    }
  }
  return [...found.values()].map((each) => phoneWords.tooWide({ ...each, code }));
}
