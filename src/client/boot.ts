/*
 * The only script a page loads by itself. It waits until the browser is idle, then brings the rest;
 * until then links and native controls work by themselves, and a form that needs the rest is held:
 * its submit is kept and repeated once the page is ready.
 */
const held = new Set<HTMLFormElement>();
const repeats = new Map<HTMLFormElement, HTMLElement | null>();

function hold(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.hasAttribute("data-status")) return;
  held.add(form);
  repeats.set(form, event.submitter);
  event.preventDefault();
  start();
}

/** Lets forms submit again and repeats what was pressed meanwhile. */
function release() {
  document.documentElement.dataset.ready = "true";
  document.removeEventListener("submit", hold, true);
  for (const form of held) form.requestSubmit(repeats.get(form));
}

let started = false;
function start() {
  if (started) return;
  started = true;
  // Where a part of the script does not arrive, the forms fall back to what the browser can do.
  import("./main.tsx").then((main) => main.start(release)).catch(release);
}

document.addEventListener("submit", hold, true);
const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
if (document.readyState === "complete") idle(start);
else addEventListener("load", () => idle(start));
for (const type of ["pointerdown", "pointerover", "keydown"]) {
  addEventListener(type, start, { once: true, passive: true });
}
