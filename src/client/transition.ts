import { animate } from "framer-motion/dom/mini";
import { whenIdle } from "./when-idle.ts";

const duration = 0.6;
const stagger = 0.1;
const easeOut: [number, number, number, number] = [0.22, 1, 0.36, 1];
/** The number of blocks that fill the first screen of nearly all pages. */
const firstScreen = 2;
/**
 * The number of blocks to animate. One more than fills the screen may be visible during the
 * animation.
 */
const animatedBlocks = firstScreen + 1;
/** The longest delay before a block renders, in ms. */
const maxRenderDelay = 200;

/**
 * Animates the first blocks of a page after navigation: they rise one after the other. Only the
 * position changes, so that the text is readable from the first frame. Does nothing if the visitor
 * prefers reduced motion (WCAG 2.2, 2.3.3), which the library does not check itself.
 */
export function animatePageEntry(main: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  [...main.children].slice(0, animatedBlocks).forEach((block, index) => {
    const transform = ["translateY(12px)", "none"];
    animate(block, { transform }, { duration, delay: index * stagger, ease: easeOut });
  });
}

/**
 * Excludes blocks below the first screen from the first frame, and renders them one by one when
 * idle. So the layout of a long page delays neither its heading nor the next click.
 */
export function deferBlocksBelowFirstScreen(main: HTMLElement): void {
  const below = ([...main.children] as HTMLElement[]).slice(firstScreen);
  for (const block of below) block.style.contentVisibility = "hidden";
  const showNext = () => {
    const block = below.shift();
    if (!block) return;
    block.style.contentVisibility = "";
    void whenIdle(maxRenderDelay).then(showNext);
  };
  // Animation frame callbacks run before the first frame, idle callbacks after it.
  requestAnimationFrame(() => void whenIdle(maxRenderDelay).then(showNext));
}
