/*
 * The only script a page loads by itself. It waits until the browser is idle, then brings the rest;
 * until then links and native controls work by themselves, and a form that needs the rest is held:
 * its submit is kept and repeated once the page is ready.
 */
interface PendingSubmit {
  submitter: HTMLElement | null;
  /** The block of the form: it stays where React renders the form anew. */
  block: Element | null;
}

const pendingSubmits = new Map<HTMLFormElement, PendingSubmit>();
const root = document.documentElement;
let isStarted = false;

/** Whether a form is in a page or a block whose scripts do not work. */
const isFailed = (form: HTMLFormElement) => form.closest("[data-ready=failed]") !== null;
const isPostForm = (form: HTMLFormElement) => form.getAttribute("method") === "post";

function interceptSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !form.hasAttribute("data-status")) return;
  const isReady = root.dataset.ready === "true";
  if (isFailed(form) ? isPostForm(form) : isReady) return;
  event.preventDefault();
  if (isReady) return showFallbackLinks(form);
  recordSubmit(form, submitter);
  start();
}

function recordSubmit(form: HTMLFormElement, submitter: HTMLElement | null) {
  pendingSubmits.set(form, { submitter, block: form.closest("[data-block]") });
}

/** Lets forms submit again and replays the submits held so far. */
function replaySubmits() {
  root.dataset.ready = "true";
  resubmitForms((form, submitter) => form.requestSubmit(submitter));
}

/** React may have re-rendered the form as a new element in the same block. */
function resubmitForms(repeat: (form: HTMLFormElement, submitter: HTMLElement | null) => void) {
  for (const [pressed, { submitter, block }] of pendingSubmits) {
    const anew = block?.querySelector<HTMLFormElement>("form[data-status]");
    const form = pressed.isConnected ? pressed : anew;
    if (form) repeat(form, submitter && form.contains(submitter) ? submitter : null);
  }
  pendingSubmits.clear();
}

/**
 * A part of the script has not arrived: what a server takes, the browser posts. Of other forms the links
 * beside them come first; the next press tries again.
 */
function fallBackToNative() {
  isStarted = false;
  root.dataset.ready = "failed";
  resubmitForms((form, submitter) =>
    isPostForm(form) ? form.requestSubmit(submitter) : showFallbackLinks(form),
  );
}

/** Leads to what works without scripts. What was typed stays, and enters no address. */
function showFallbackLinks(form: HTMLFormElement) {
  const to = form.getAttribute("action");
  if (to) location.assign(to);
  else form.parentElement?.querySelector<HTMLElement>(".ways a")?.focus();
}

function start() {
  if (isStarted) return;
  isStarted = true;
  Promise.all([import("./main.tsx").then((main) => main.start), fetchSite()])
    .then(([run, site]) => run(site, replaySubmits))
    .catch(fallBackToNative);
}

/** What all pages have in common: each names its address, beside that of this script. */
async function fetchSite() {
  const address = document.querySelector<HTMLScriptElement>("[data-site]")?.dataset.site ?? "";
  return (await fetch(address)).json();
}

/** Holds the forms that were pressed before this script came: only a press makes their witness valid. */
function recordEarlySubmits() {
  if (!CSS.supports("selector(:user-valid)")) return;
  const witnesses = document.querySelectorAll<HTMLInputElement>("[data-pressed]:user-valid");
  for (const { form } of witnesses) if (form) recordSubmit(form, null);
  if (pendingSubmits.size) start();
}

document.addEventListener("submit", interceptSubmit, true);
recordEarlySubmits();
const idleFallback = (callback: () => void, _options: object) => setTimeout(callback, 200);
const idle = window.requestIdleCallback ?? idleFallback;
// Without a time limit a browser that always has something to do would never come to it.
const startIdly = () => idle(start, { timeout: 5000 });
if (document.readyState === "complete") startIdly();
else addEventListener("load", startIdly);
for (const type of ["pointerdown", "pointerover", "keydown"]) {
  addEventListener(type, start, { once: true, passive: true });
}
