import type { MountedForm } from "../mounted-form.ts";

/*
 * Cloudflare Turnstile, a bot check. It loads when a visitor enters the form, and is visible only
 * if it needs an interaction
 * (https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/).
 */

const scriptAddress = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/**
 * Maximum wait for a token in ms. The message is then sent without one, and the receiver decides.
 */
const tokenTimeout = 10_000;

interface WidgetOptions {
  sitekey: string;
  language: string;
  appearance: "interaction-only";
  callback: (token: string) => void;
  "expired-callback": () => void;
  "error-callback": () => boolean;
}

interface Turnstile {
  render(place: HTMLElement, options: WidgetOptions): string | undefined;
  reset(widget: string): void;
}

/** The state of the Turnstile widget of one form. */
interface WidgetState {
  widget?: string;
  token?: string;
  /** Callbacks of waiting submits, called once a token exists or loading has failed. */
  settle: (() => void)[];
}

const widgets = new WeakMap<HTMLFormElement, WidgetState>();

/** Loads the Turnstile widget of a form, once. */
export async function loadWidget({ ref, source }: MountedForm): Promise<void> {
  const form = ref.current;
  const place = form?.querySelector<HTMLElement>("[data-guard]");
  const { turnstile: sitekey } = source.delivery;
  if (!form || !place || !sitekey || widgets.has(form)) return;
  const made: WidgetState = { settle: [] };
  widgets.set(form, made);
  const turnstile = await loadTurnstile().catch(() => undefined);
  // If loading fails, the next submit tries again.
  if (!turnstile) return abandonWidget(form, made);
  const settle = (token?: string) => {
    made.token = token;
    for (const each of made.settle.splice(0)) each();
  };
  made.widget = turnstile.render(place, {
    sitekey,
    language: document.documentElement.lang,
    appearance: "interaction-only",
    callback: settle,
    "expired-callback": () => settle(),
    "error-callback": () => {
      settle();
      return true;
    },
  });
}

/** Returns the single-use token of a form; `undefined` if there is none in time. */
export async function requestToken(context: MountedForm): Promise<string | undefined> {
  const form = context.ref.current;
  await loadWidget(context);
  const made = form && widgets.get(form);
  if (!made) return undefined;
  if (!made.token) {
    await new Promise<void>((resolve) => {
      made.settle.push(resolve);
      setTimeout(resolve, tokenTimeout);
    });
  }
  const { token, widget } = made;
  made.token = undefined;
  const turnstile = (window as { turnstile?: Turnstile }).turnstile;
  if (token && widget) turnstile?.reset(widget);
  return token;
}

function abandonWidget(form: HTMLFormElement, made: WidgetState): void {
  widgets.delete(form);
  for (const each of made.settle.splice(0)) each();
}

function loadTurnstile(): Promise<Turnstile> {
  const global = window as { turnstile?: Turnstile };
  if (global.turnstile) return Promise.resolve(global.turnstile);
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scriptAddress;
    script.async = true;
    script.onload = () => (global.turnstile ? resolve(global.turnstile) : reject());
    script.onerror = () => {
      script.remove();
      reject();
    };
    document.head.append(script);
  });
}
