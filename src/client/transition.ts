import { animate } from "framer-motion/dom/mini";
import { idle } from "./idle.ts";

const duration = 0.6;
const stagger = 0.1;
const easeOut: [number, number, number, number] = [0.22, 1, 0.36, 1];
/** So many blocks of a page fill the first screen, on nearly all pages and screens. */
const firstScreen = 2;
/** One more may be seen while it rises. */
const animatedBlocks = firstScreen + 1;
/** The longest delay before a block renders, in ms. */
const maxRenderDelay = 200;

/**
 * The first blocks of a page that was navigated to rise into place one after the other; nobody sees
 * the others. Only position moves: the text can be read from the first frame. Nothing moves where
 * the visitor asked for less motion (WCAG 2.2, 2.3.3); this library does not look by itself.
 */
export function playTransition(main: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  [...main.children].slice(0, animatedBlocks).forEach((block, index) => {
    const transform = ["translateY(12px)", "none"];
    animate(block, { transform }, { duration, delay: index * stagger, ease: easeOut });
  });
}

/**
 * Leaves what stands below the first screen out of the first frame, and takes it in block by block
 * while nothing else is to do: neither the heading of a long page nor the next press waits until all
 * of it is laid out and painted.
 */
export function renderFirstScreen(main: HTMLElement): void {
  const below = ([...main.children] as HTMLElement[]).slice(firstScreen);
  for (const block of below) block.style.contentVisibility = "hidden";
  const showNext = () => {
    const block = below.shift();
    if (!block) return;
    block.style.contentVisibility = "";
    void idle(maxRenderDelay).then(showNext);
  };
  // The callback comes before the first frame, what is idle after it.
  requestAnimationFrame(() => void idle(maxRenderDelay).then(showNext));
}
