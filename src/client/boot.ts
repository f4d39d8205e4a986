/*
 * The only script that a page loads initially. It loads the rest when the browser is idle. Until
 * then links and native controls work by themselves. Submits of forms that need the rest are
 * recorded, and repeated once the page is ready.
 */
interface PendingSubmit {
  submitter: HTMLElement | null;
  /** The block of the form, which survives if React re-renders the form. */
  block: Element | null;
}

const pendingSubmits = new Map<HTMLFormElement, PendingSubmit>();
const root = document.documentElement;
let isStarted = false;

/** Whether a form is in a page or a block whose scripts have failed. */
const isFailed = (form: HTMLFormElement) => form.closest("[data-ready=failed]") !== null;
const isPostForm = (form: HTMLFormElement) => form.getAttribute("method") === "post";

function interceptSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !form.hasAttribute("data-status")) return;
  const isReady = root.dataset.ready === "true";
  if (isFailed(form) ? isPostForm(form) : isReady) return;
  event.preventDefault();
  if (isReady) return openFormFallback(form);
  recordSubmit(form, submitter);
  start();
}

function recordSubmit(form: HTMLFormElement, submitter: HTMLElement | null) {
  pendingSubmits.set(form, { submitter, block: form.closest("[data-block]") });
}

/** Lets forms submit again and repeats the recorded submits. */
function markReadyAndReplaySubmits() {
  root.dataset.ready = "true";
  resubmitForms((form, submitter) => form.requestSubmit(submitter));
}

/**
 * Repeats the recorded submits. React may have re-rendered a form as a new element in the same
 * block.
 */
function resubmitForms(repeat: (form: HTMLFormElement, submitter: HTMLElement | null) => void) {
  for (const [pressed, { submitter, block }] of pendingSubmits) {
    const anew = block?.querySelector<HTMLFormElement>("form[data-status]");
    const form = pressed.isConnected ? pressed : anew;
    if (form) repeat(form, submitter && form.contains(submitter) ? submitter : null);
  }
  pendingSubmits.clear();
}

/**
 * Repeats the recorded submits without scripts, after a script failed to load. The browser posts
 * forms that have a server; the others lead to their fallback. The next submit of one of those
 * tries to load the scripts again.
 */
function fallBackToNative() {
  isStarted = false;
  root.dataset.ready = "failed";
  resubmitForms((form, submitter) =>
    isPostForm(form) ? form.requestSubmit(submitter) : openFormFallback(form),
  );
}

/**
 * Leads to the alternative that works without scripts: the address in `action`, or else the first
 * fallback link, which gets the focus. Puts no answers into the URL.
 */
function openFormFallback(form: HTMLFormElement) {
  const to = form.getAttribute("action");
  if (to) location.assign(to);
  else form.parentElement?.querySelector<HTMLElement>(".ways a")?.focus();
}

function start() {
  if (isStarted) return;
  isStarted = true;
  Promise.all([import("./main.tsx").then((main) => main.start), fetchSite()])
    .then(([run, site]) => run(site, markReadyAndReplaySubmits))
    .catch(fallBackToNative);
}

/** Fetches the site data. Its URL is an attribute of this script element. */
async function fetchSite() {
  const address = document.querySelector<HTMLScriptElement>("[data-site]")?.dataset.site ?? "";
  return (await fetch(address)).json();
}

/**
 * Records forms that were submitted before this script ran. The probe input of a form becomes
 * `:user-valid` only on a submit.
 */
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
// The timeout is needed because a busy browser might never be idle.
const startIdly = () => idle(start, { timeout: 5000 });
if (document.readyState === "complete") startIdly();
else addEventListener("load", startIdly);
for (const type of ["pointerdown", "pointerover", "keydown"]) {
  addEventListener(type, start, { once: true, passive: true });
}
