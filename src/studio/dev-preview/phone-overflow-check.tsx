import { useEffect, useRef, useState } from "react";
import { siteBlockStrings } from "#lang/studio/preview-worker/page-rendering/strings";
import { type BlockOverflow, findOverflows } from "./find-overflows.ts";
import { blockProblemsEvent } from "./payload.ts";
import "./panel.css";
import "./marks.css";

/**
 * 360 px is the width of common phones, 320 px that of the narrowest supported screen (WCAG 2.2,
 * 1.4.10: reflow).
 */
const screenWidths = [360, 320];

/** Name of the iframe that shows the preview at phone width. */
const frameName = "prelo-phone";

/** Whether this window is that iframe. */
export const isPhoneFrame = typeof window !== "undefined" && window.name === frameName;

interface PhoneCheckProps {
  route: string;
  /** The types of the blocks that the site defines itself. */
  types: readonly string[];
  /** The folder of the site code, for messages. */
  code: string;
}

/** Renders the page at phone widths in a hidden iframe, and reports site blocks that overflow. */
export function PhoneOverflowCheck({ route, types, code }: PhoneCheckProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(
    () =>
      watchPhoneFrame(frame.current, (frame) =>
        setFound(measureOverflowMessages(frame, types, code)),
      ),
    [types, code],
  );
  const all = found.join("\n");
  useEffect(() => {
    if (all) console.warn(all);
    import.meta.hot?.send(blockProblemsEvent, { all });
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

/** Delay (ms) after a change before the page is measured. */
const measureDelay = 500;

/**
 * Calls `look` when the page in the iframe has loaded, and after each change. Returns a function
 * that stops watching.
 */
function watchPhoneFrame(
  frame: HTMLIFrameElement | null,
  look: (frame: HTMLIFrameElement) => void,
): () => void {
  if (!frame) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look(frame);
    }, measureDelay);
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

function measureOverflowMessages(
  frame: HTMLIFrameElement,
  types: readonly string[],
  code: string,
): string[] {
  const page = frame.contentDocument;
  if (!page) return [];
  const found = new Map<string, BlockOverflow>();
  for (const screen of screenWidths) {
    frame.style.width = `${screen}px`;
    for (const each of findOverflows(page, types)) {
      if (!found.has(each.type)) found.set(each.type, each);
    }
  }
  return [...found.values()].map((each) => siteBlockStrings.tooWide({ ...each, code }));
}
