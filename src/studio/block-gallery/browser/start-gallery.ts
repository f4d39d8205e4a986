import { galleryEvent } from "./gallery-urls.ts";

/** The strings of the script. They come from the page, which knows the language. */
interface ScriptStrings {
  copy: string;
  copied: string;
  notCopied: string;
  none: string;
  one: string;
  /** The text for two matches; "2" is replaced with other counts. */
  many: string;
}

const filterKey = "prelo-gallery";
const scriptStrings: ScriptStrings = JSON.parse(document.body.dataset.words ?? "{}");

import.meta.hot?.on(galleryEvent, () => location.reload());

import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";

enableNameFilter();
for (const button of document.querySelectorAll<HTMLButtonElement>("button.copy"))
  enableCopyButton(button);
for (const select of document.querySelectorAll("select")) {
  select.addEventListener("change", () => select.form?.requestSubmit());
}
/** Maps the body of each frame to its container. */
const frameContainers = new WeakMap<Element, HTMLElement>();
const sizeObserver = new ResizeObserver((entries) => {
  for (const { target } of entries) fitFrameToContent(target as HTMLElement);
});
for (const room of document.querySelectorAll<HTMLElement>(".room")) fitFrameOnResize(room);

/** Enables the filter field: filters the list and the page by block title or type. */
function enableNameFilter(): void {
  const label = document.querySelector<HTMLElement>(".filter");
  const field = label?.querySelector("input");
  if (!label || !field) return;
  label.hidden = false;
  const items = [...document.querySelectorAll<HTMLElement>("nav li")];
  const apply = () => {
    const wanted = foldForMatching(field.value);
    const left = items.filter((item) => foldForMatching(item.textContent ?? "").includes(wanted));
    for (const item of items) {
      item.hidden = !left.includes(item);
      const section = document.getElementById(item.dataset.type ?? "");
      if (section) section.hidden = item.hidden;
    }
    showMatchCount(wanted === "" ? undefined : left.length);
    sessionStorage.setItem(filterKey, field.value);
  };
  // The page reloads after each save, so the filter is restored.
  field.value = sessionStorage.getItem(filterKey) ?? "";
  apply();
  field.addEventListener("input", apply);
}

function showMatchCount(count: number | undefined): void {
  const place = document.querySelector(".sum");
  const words =
    count === 0
      ? scriptStrings.none
      : count === 1
        ? scriptStrings.one
        : scriptStrings.many.replace("2", `${count}`);
  if (place) place.textContent = count === undefined ? "" : words;
}

/** Removes accents and upper case, so that "galeria" and "Preços" match however they are typed. */
function foldForMatching(text: string): string {
  return foldLetters(text).trim();
}

function enableCopyButton(button: HTMLButtonElement): void {
  const lines = button.parentElement?.querySelector("pre")?.textContent ?? "";
  button.hidden = false;
  button.addEventListener("click", async () => {
    const isCopied = await navigator.clipboard.writeText(lines).then(
      () => true,
      () => false,
    );
    button.textContent = isCopied ? scriptStrings.copied : scriptStrings.notCopied;
    setTimeout(() => {
      button.textContent = scriptStrings.copy;
    }, 2000);
  });
}

/**
 * Fits a frame to its content, and again after each resize. The frame has the full page width, is
 * scaled down if the container is narrower, and is as high as its content.
 */
function fitFrameOnResize(room: HTMLElement): void {
  const frame = room.querySelector("iframe");
  frame?.addEventListener("load", () => {
    const content = frame.contentDocument?.body;
    if (content) sizeObserver.observe(content);
    if (content) frameContainers.set(content, room);
    fitFrameToContent(room);
  });
  sizeObserver.observe(room);
}

function fitFrameToContent(target: HTMLElement): void {
  const room = frameContainers.get(target) ?? target;
  const frame = room.querySelector("iframe");
  const content = frame?.contentDocument?.body;
  if (!frame || !content) return;
  const width = Number(room.dataset.width);
  const scale = Math.min(1, room.clientWidth / width);
  const height = Math.max(40, Math.ceil(content.getBoundingClientRect().height));
  frame.style.height = `${height}px`;
  frame.style.transform = scale < 1 ? `scale(${scale})` : "";
  room.style.height = `${Math.ceil(height * scale)}px`;
}
