import { pageStrings as strings } from "#lang/studio/canvas/strings";
import { type DragList, newIndexForArrowKey, startDrag } from "../../drag/drag.ts";
import { addButton, addOverlayElement } from "./overlay.ts";

/** Block commands of the studio. */
export interface BlockCommands {
  /** Returns the name and path of a block; `undefined` if the page has no movable blocks. */
  describe(index: number): { name: string; place: string } | undefined;
  move(from: number, to: number): void;
  /** Shows the fields of a block. */
  select(index: number): void;
  /** Adds a block at an index. */
  add(at: number): void;
}

/** The handle of the block under the pointer, or of the selected one. */
export interface BlockHandle {
  /** Updates the handle after a layout change or a new selection. */
  update(chosen?: number): void;
}

const gripIcon = "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01";
const plusIcon = "M12 5v14M5 12h14";

/**
 * Creates the handle. The user can drag a block by it, move the block by keyboard, or add another
 * one below.
 */
export function createBlockHandle(commands: () => BlockCommands | undefined): BlockHandle {
  const box = addOverlayElement("div", "float");
  box.setAttribute("role", "group");
  const line = addOverlayElement("div", "line");
  line.hidden = true;
  let chosen: number | undefined;
  let pointed: number | undefined;
  const shown = () => pointed ?? chosen;
  const list: DragList = {
    items: findBlockElements,
    scroller: document.documentElement,
    showLine: (place) => updateDropLine(line, place),
    drop: (from, to) => go(from, to),
  };
  const go = (from: number, to: number) => {
    if (to < 0 || to >= findBlockElements().length) return;
    [chosen, pointed] = [to, to];
    commands()?.move(from, to);
  };
  const grip = addButton(box, { label: "", icon: gripIcon }, () => grip.focus());
  grip.classList.add("grip");
  const name = addOverlayElement("span", "name", box);
  name.setAttribute("aria-hidden", "true");
  name.addEventListener("click", () => {
    const index = shown();
    if (index !== undefined) commands()?.select(index);
  });
  addButton(box, { label: strings.addBelow, icon: plusIcon }, () => {
    const index = shown();
    if (index !== undefined) commands()?.add(index + 1);
  });
  grip.addEventListener("pointerdown", (press) => {
    const from = shown();
    if (from !== undefined) startDrag({ press, handle: grip, from }, list);
  });
  grip.addEventListener("keydown", (event) => {
    const index = shown();
    const to = index === undefined ? undefined : newIndexForArrowKey(event, index);
    if (index === undefined || to === undefined) return;
    event.preventDefault();
    go(index, to);
  });
  const place = () => {
    const index = shown();
    const slot = index === undefined ? undefined : findBlockElements()[index];
    const block = index === undefined ? undefined : commands()?.describe(index);
    box.hidden = !slot || !block;
    if (!slot || !block) return;
    box.dataset.block = block.place;
    box.setAttribute("aria-label", strings.block(block));
    grip.setAttribute("aria-label", strings.moveBlock(block));
    grip.title = strings.moveBlock(block);
    name.textContent = block.name;
    positionHandle(box, slot);
  };
  document.addEventListener("pointermove", ({ target, buttons }) => {
    const slot = target instanceof Element ? target.closest("main > [data-block]") : undefined;
    const index = slot instanceof HTMLElement ? findBlockElements().indexOf(slot) : -1;
    if (buttons > 0 || index < 0 || index === pointed || document.querySelector("[data-typing]"))
      return;
    pointed = index;
    place();
  });
  document.addEventListener("scroll", place, { passive: true });
  addEventListener("resize", place);
  place();
  return {
    update(now = chosen) {
      if (now !== chosen) pointed = undefined;
      chosen = now;
      place();
    },
  };
}

function findBlockElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("main > [data-block]")];
}

/** Positions the handle at the top of the visible part of the block. */
function positionHandle(box: HTMLElement, slot: HTMLElement): void {
  // A slot with `display: contents` has no box.
  const { top, bottom, left } = (slot.firstElementChild ?? slot).getBoundingClientRect();
  // The handle must not be under the site's header, which may be sticky.
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  box.style.top = `${Math.min(Math.max(top, header, 0) + 8, bottom - 44)}px`;
  box.style.left = `${Math.max(left, 0) + 8}px`;
}

function updateDropLine(
  line: HTMLElement,
  place: { top: number; left: number; width: number } | undefined,
): void {
  line.hidden = !place;
  if (!place) return;
  line.style.top = `${place.top}px`;
  line.style.left = `${place.left}px`;
  line.style.width = `${place.width}px`;
}
