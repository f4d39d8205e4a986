import {
  apiAddresses,
  placeAddress,
  placeNames,
  secretHeader,
} from "../hosts/server/api-addresses.ts";

/*
 * Signs in the person who opened the printed URL. The secret moves from the address bar to the
 * session storage of this tab, which is bound to the port: unlike a cookie, no other server on this
 * computer can read it. Scripts and pictures cannot send a secret header, so they are served below
 * a random path, which the server learns at sign-in.
 */

type Outcome = "entered" | "closed" | "unreachable";

const secretKey = "prelo-secret";
const placeKey = "prelo-place";
/** A restarted server has a new secret. The tab that learns it tells the other tabs. */
const tabs = new BroadcastChannel("prelo-studio");
const place = stored(placeKey) ?? madeUp();

void enter().then((outcome) => (outcome === "entered" ? open() : say(outcome)));
tabs.addEventListener("message", ({ data }) => {
  if (typeof data === "string" && data !== window.preloEntered?.secret) void enterWith(data);
});

async function enter(): Promise<Outcome> {
  const given = new URLSearchParams(location.search).get("token");
  history.replaceState(null, "", location.pathname + location.hash);
  const byAddress = given === null ? "closed" : await enterWith(given);
  if (given !== null && byAddress === "entered") tabs.postMessage(given);
  const known = stored(secretKey);
  return byAddress === "closed" && known !== undefined ? enterWith(known) : byAddress;
}

/** Checks the secret with the server, and registers the random path of this tab. */
async function enterWith(secret: string): Promise<Outcome> {
  const headers = { [secretHeader]: secret, "content-type": "application/json" };
  const body = JSON.stringify({ place });
  const answer = await ask({ method: "POST", headers, body });
  if (!answer?.ok) return answer ? "closed" : "unreachable";
  store(secretKey, secret);
  store(placeKey, place);
  window.preloEntered = { secret };
  return "entered";
}

/**
 * Resolves to `undefined` if the server is unreachable, or if the secret is not a valid header
 * value.
 */
async function ask(init: RequestInit): Promise<Response | undefined> {
  return fetch(apiAddresses.enter, init).catch(() => undefined);
}

async function open(): Promise<void> {
  const app = placeAddress(place) + placeNames.app;
  const begun = import(/* @vite-ignore */ `${app}begin.js`);
  await styled(`${app}shell.css`);
  await begun;
  document.getElementById("entrance")?.remove();
  document.querySelector("[data-entrance]")?.remove();
  await import(/* @vite-ignore */ `${app}shell.js`);
}

function styled(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done) => {
    for (const type of ["load", "error"]) link.addEventListener(type, () => done());
    document.head.append(link);
  });
}

function say(outcome: Exclude<Outcome, "entered">): void {
  document.querySelector(`[data-said="${outcome}"]`)?.removeAttribute("hidden");
}

/** 128 random bits in hexadecimal. */
function madeUp(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** If the browser denies storage, the printed URL is needed at each load. */
function stored(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The tab works without storage.
  }
}
