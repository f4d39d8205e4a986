import {
  apiAddresses,
  pageFileNames,
  pageFolderAddress,
  secretHeader,
} from "../backend-contract/api-addresses.ts";

/*
 * Signs in the person who opened the printed URL. The secret moves from the address bar to the
 * session storage of this tab, which is bound to the port: unlike a cookie, no other server on this
 * computer can read it. Scripts and pictures cannot send a secret header, so they are served below
 * a random path, which the server learns at sign-in.
 */

type SignInResult = "entered" | "closed" | "unreachable";

const secretKey = "prelo-secret";
const mountPathKey = "prelo-place";
/** A restarted server has a new secret. The tab that learns it tells the other tabs. */
const tabChannel = new BroadcastChannel("prelo-studio");
const mountPath = readSessionValue(mountPathKey) ?? randomHex();

void signIn().then((outcome) =>
  outcome === "entered" ? loadStudio() : showSignInFailure(outcome),
);
tabChannel.addEventListener("message", ({ data }) => {
  if (typeof data === "string" && data !== window.preloEntered?.secret) void signInWithSecret(data);
});

async function signIn(): Promise<SignInResult> {
  const given = new URLSearchParams(location.search).get("token");
  history.replaceState(null, "", location.pathname + location.hash);
  const byAddress = given === null ? "closed" : await signInWithSecret(given);
  if (given !== null && byAddress === "entered") tabChannel.postMessage(given);
  const known = readSessionValue(secretKey);
  return byAddress === "closed" && known !== undefined ? signInWithSecret(known) : byAddress;
}

/** Checks the secret with the server, and registers the random path of this tab. */
async function signInWithSecret(secret: string): Promise<SignInResult> {
  const headers = { [secretHeader]: secret, "content-type": "application/json" };
  const body = JSON.stringify({ place: mountPath });
  const answer = await postSignIn({ method: "POST", headers, body });
  if (!answer?.ok) return answer ? "closed" : "unreachable";
  writeSessionValue(secretKey, secret);
  writeSessionValue(mountPathKey, mountPath);
  window.preloEntered = { secret };
  return "entered";
}

/**
 * Sends a sign-in request. Resolves to `undefined` if the server is unreachable, or if the secret
 * is not a valid header value.
 */
async function postSignIn(init: RequestInit): Promise<Response | undefined> {
  return fetch(apiAddresses.enter, init).catch(() => undefined);
}

async function loadStudio(): Promise<void> {
  const app = pageFolderAddress(mountPath) + pageFileNames.app;
  const begun = import(/* @vite-ignore */ `${app}begin.js`);
  await loadStylesheet(`${app}shell.css`);
  await begun;
  document.getElementById("entrance")?.remove();
  document.querySelector("[data-entrance]")?.remove();
  await import(/* @vite-ignore */ `${app}shell.js`);
}

function loadStylesheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done) => {
    for (const type of ["load", "error"]) link.addEventListener(type, () => done());
    document.head.append(link);
  });
}

function showSignInFailure(outcome: Exclude<SignInResult, "entered">): void {
  document.querySelector(`[data-said="${outcome}"]`)?.removeAttribute("hidden");
}

/** Returns 128 random bits in hexadecimal. */
function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Reads a value stored for this tab; `undefined` if it is missing or the browser denies storage.
 * Without storage, the printed URL is needed at each load.
 */
function readSessionValue(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeSessionValue(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The tab works without storage.
  }
}
