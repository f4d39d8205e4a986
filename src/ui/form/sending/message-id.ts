import type { MountedForm } from "../mounted-form.ts";
import type { FormValues } from "../values.ts";
import { storageKey } from "./unsent-message.ts";

/** The last message of a form, and its id. */
interface LastMessage {
  id: string;
  text: string;
}

/** The last messages by storage key. Without storage, an id lasts as long as the page. */
const memoryFallback = new Map<string, string>();

/**
 * Returns the idempotency key of a message. The same text sent again has the same id, also after a
 * reload, so that the receiver stores it once.
 *
 * @returns a UUID (RFC 9562, version 4)
 */
export function findOrCreateMessageId(
  context: Pick<MountedForm, "id">,
  values: FormValues,
): string {
  const key = `${storageKey(context)} id`;
  const text = JSON.stringify(values);
  const last = readLastMessage(key);
  if (last?.text === text) return last.id;
  const id = newId();
  writeLastMessage(key, JSON.stringify({ id, text } satisfies LastMessage));
  return id;
}

/** Forgets the last message after its delivery: the same text then counts as a new message. */
export function forgetId(context: Pick<MountedForm, "id">): void {
  const key = `${storageKey(context)} id`;
  memoryFallback.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is not available, so there is nothing to remove.
  }
}

function readLastMessage(key: string): LastMessage | undefined {
  try {
    return (
      JSON.parse(memoryFallback.get(key) ?? sessionStorage.getItem(key) ?? "null") ?? undefined
    );
  } catch {
    return undefined;
  }
}

function writeLastMessage(key: string, text: string): void {
  memoryFallback.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage failed; the in-memory copy lasts as long as the page.
  }
}

/** Creates a UUID. `crypto.randomUUID` requires https, so it may be missing. */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
