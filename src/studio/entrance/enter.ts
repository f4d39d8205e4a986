import {
  apiAddresses,
  placeAddress,
  placeNames,
  secretHeader,
} from "../hosts/server/api-addresses.ts";

/*
 * Lets a person in who opened the printed address. The secret leaves the address bar for the storage of this tab, which
 * belongs to the studio's port: no other server of this computer reads it, as it would a cookie. Scripts and pictures
 * cannot say a secret, so they lie in a place of which the server learns with it.
 */

type Outcome = "entered" | "closed" | "unreachable";

const secretKey = "prelo-secret";
const placeKey = "prelo-place";
/** A server that was started anew has another secret: the tab that learns it tells the others. */
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

/** Asks whether a secret is right, and tells the place of this tab with it. */
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

/** A secret that no header can carry is a wrong one. */
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

/** 128 bits of chance, in letters that an address may have. */
function madeUp(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A browser that lets nothing be stored asks for the printed address at each load. */
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
    // The tab goes on without.
  }
}
