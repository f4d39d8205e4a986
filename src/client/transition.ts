import { animate } from "framer-motion/dom/mini";

const duration = 0.6;
const stagger = 0.1;
const easeOut: [number, number, number, number] = [0.22, 1, 0.36, 1];

/**
 * The blocks of a page that was navigated to rise into place one after the other. Only position
 * moves: the text can be read from the first frame. Nothing moves where the visitor asked for less
 * motion (WCAG 2.2, 2.3.3); this library does not look by itself.
 */
export function playTransition(main: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  [...main.children].forEach((block, index) => {
    const transform = ["translateY(12px)", "none"];
    animate(block, { transform }, { duration, delay: index * stagger, ease: easeOut });
  });
}

/**
 * Leaves what stands below the first screen out of the first frame: the heading of a long page need
 * not wait until all of it is laid out and painted.
 */
export function showFirst(main: HTMLElement): void {
  const below = ([...main.children] as HTMLElement[]).slice(3);
  const show = (visibility: string) => {
    for (const block of below) block.style.contentVisibility = visibility;
  };
  show("hidden");
  // The first callback comes before that frame, the second after it.
  requestAnimationFrame(() => requestAnimationFrame(() => show("")));
}
