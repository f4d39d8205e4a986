import { addOverlayElement } from "./overlay.ts";

/** The time (ms) until a notice disappears. */
const displayTime = 7000;

/** Creates a notice that appears at an element and is announced to screen readers. */
export function createNotice(): { tell(words: string, element: Element): void; hide(): void } {
  const box = addOverlayElement("p", "note");
  box.setAttribute("role", "status");
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    box.textContent = "";
    box.classList.remove("shown");
  };
  return {
    hide,
    tell(words, element) {
      clearTimeout(timer);
      const { left, bottom } = element.getBoundingClientRect();
      box.textContent = words;
      box.classList.add("shown");
      const { width, height } = box.getBoundingClientRect();
      box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
      box.style.top = `${Math.max(8, Math.min(bottom + 8, innerHeight - height - 8))}px`;
      timer = window.setTimeout(hide, displayTime);
    },
  };
}
