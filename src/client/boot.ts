/*
 * The only script a page loads by itself. It waits until the browser is idle, then brings the rest;
 * until then links and native controls work by themselves, and a form that needs the rest is held:
 * its submit is kept and repeated once the page is ready.
 */
const held = new Map<HTMLFormElement, HTMLElement | null>();
let isStarted = false;
let isBroken = false;

function hold(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.hasAttribute("data-status")) return;
  if (isBroken && form.hasAttribute("action")) return;
  event.preventDefault();
  held.set(form, event.submitter);
  start();
}

/** Lets forms submit again and repeats what was pressed meanwhile. */
function release() {
  document.documentElement.dataset.ready = "true";
  document.removeEventListener("submit", hold, true);
  for (const [form, submitter] of held) form.requestSubmit(submitter);
}

/**
 * A part of the script has not arrived: what a server takes, the browser posts. A form without one
 * shows its visitor the links beside it; the next press tries again.
 */
function giveUp() {
  isStarted = false;
  isBroken = true;
  for (const [form, submitter] of held) {
    if (form.hasAttribute("action")) form.requestSubmit(submitter);
    else form.parentElement?.querySelector<HTMLElement>(".ways a")?.focus();
  }
  held.clear();
}

function start() {
  if (isStarted) return;
  isStarted = true;
  Promise.all([import("./main.tsx").then((main) => main.start), fetchSite()])
    .then(([run, site]) => run(site, release))
    .catch(giveUp);
}

/** What all pages have in common: each names its address, beside that of this script. */
async function fetchSite() {
  const address = document.querySelector<HTMLScriptElement>("[data-site]")?.dataset.site ?? "";
  return (await fetch(address)).json();
}

/** Holds the forms that were pressed before this script came: only a press makes their witness valid. */
function holdPressed() {
  if (!CSS.supports("selector(:user-valid)")) return;
  const witnesses = document.querySelectorAll<HTMLInputElement>("[data-pressed]:user-valid");
  for (const { form } of witnesses) if (form) held.set(form, null);
  if (held.size) start();
}

document.addEventListener("submit", hold, true);
holdPressed();
const later = (callback: () => void, _options: object) => setTimeout(callback, 200);
const idle = window.requestIdleCallback ?? later;
// Without a time limit a browser that always has something to do would never come to it.
const startIdly = () => idle(start, { timeout: 5000 });
if (document.readyState === "complete") startIdly();
else addEventListener("load", startIdly);
for (const type of ["pointerdown", "pointerover", "keydown"]) {
  addEventListener(type, start, { once: true, passive: true });
}
