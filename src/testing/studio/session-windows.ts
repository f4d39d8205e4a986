import type { StorageBackend } from "../../studio/backend-contract/backend.ts";
import type { EarlyDiagnosticsHandler } from "../../studio/session/saving/content-checker.ts";
import type { Checking, Session, SessionOptions, Told } from "../../studio/session/session.ts";
// Preload a module that sessions import lazily, because the fake clock does not wait for imports.
import "../../studio/session/saving/partial/find-independent-edits.ts";
import { createSession } from "../../studio/session/editing-session.ts";
import { FakeClock } from "./fake-clock.ts";
import { MemoryBackend } from "./memory-backend.ts";

/** A check that reports each "ERRO" and "AVISO", and `link: x` if no file has `id: x`. */
class FakeChecker implements Checking {
  /** The files of each call. */
  readonly calls: string[][] = [];
  isBroken = false;
  /**
   * Diagnostics of single files come immediately; those of the whole site wait for this promise.
   */
  whole?: Promise<void>;
  private readonly texts = new Map<string, string>();

  async check(
    texts: ReadonlyMap<string, string | null>,
    early?: EarlyDiagnosticsHandler,
  ): Promise<readonly Told[]> {
    this.calls.push([...texts.keys()]);
    if (this.isBroken) throw new Error("gone");
    for (const [file, text] of texts) {
      if (text === null) this.texts.delete(file);
      else this.texts.set(file, text);
    }
    const own = [...this.texts].flatMap(([file, text]) => [
      ...this.told(file, text, /ERRO/g, "wrong"),
      ...this.told(file, text, /AVISO/g, "doubtful"),
    ]);
    early?.(
      new Set(texts.keys()),
      own.filter(({ file }) => texts.has(file)),
    );
    await this.whole;
    const links = [...this.texts].flatMap(([file, text]) =>
      this.told(file, text, /link: (\w+)/g, "broken-link").filter(({ message }) => {
        const id = message.split(" ").at(-1);
        return ![...this.texts.values()].some((each) => each.includes(`id: ${id}\n`));
      }),
    );
    return [...own, ...links];
  }

  private told(file: string, text: string, pattern: RegExp, code: string): Told[] {
    return [...text.matchAll(pattern)].map((match) => {
      const line = text.slice(0, match.index).split("\n").length;
      const field = /^\s*-?\s*(\w+):/.exec(text.split("\n")[line - 1] ?? "")?.[1] ?? "";
      const message = match[1] === undefined ? `Linha ${line}` : `Falta ${match[1]}`;
      const severity = code === "doubtful" ? "warning" : "error";
      const place = { start: match.index, end: match.index + match[0].length };
      return { file, path: `/${field}`, code, severity, message, ...place };
    });
  }
}

/** A simulated browser window on some content: its own session, check and clock. */
export interface SessionWindow {
  session: Session;
  check: FakeChecker;
  /** Simulates a crash. The window saves nothing more and writes no more journal records. */
  kill(): void;
}

/** The functions from which a session gets the time and its timers. */
type SessionClock = Required<Pick<SessionOptions, "now" | "later">>;

/** Opens a window on the content of a backend, with a fake clock. */
export async function openWindow(
  host: StorageBackend,
  clock = new FakeClock(),
): Promise<SessionWindow & { clock: FakeClock }> {
  return { ...(await openWindowWithClock(host, clock)), clock };
}

/** Opens a window on the content of a backend, with the given clock. */
export async function openWindowWithClock(
  host: StorageBackend,
  clock: SessionClock,
): Promise<SessionWindow> {
  const check = new FakeChecker();
  const ends = { isKilled: false };
  const session = createSession({
    backend: createKillableBackend(host, ends),
    checker: check,
    now: clock.now,
    later: (run, ms) => clock.later(() => (ends.isKilled ? undefined : run()), ms),
  });
  await session.open();
  const kill = () => {
    ends.isKilled = true;
  };
  return { session, check, kill };
}

/**
 * Wraps a backend for a window. After the window is killed, reads and writes of texts never settle,
 * and no changes are reported.
 */
function createKillableBackend(host: StorageBackend, ends: { isKilled: boolean }): StorageBackend {
  const never = new Promise<never>(() => undefined);
  return {
    list: () => host.list(),
    read: (path) => (ends.isKilled ? never : host.read(path)),
    readAll: () => (ends.isKilled ? never : host.readAll()),
    readBytes: (path) => host.readBytes(path),
    stageBlob: (path, bytes) => host.stageBlob(path, bytes),
    readBlob: (path, version) => host.readBlob(path, version),
    writeBytes: (path, bytes, expect) => host.writeBytes(path, bytes, expect),
    exportAll: () => host.exportAll(),
    write: (edits) => (ends.isKilled ? never : host.write(edits)),
    watch: (onChange) => host.watch((changes) => (ends.isKilled ? undefined : onChange(changes))),
    journal: {
      ...host.journal,
      append: (records) => (ends.isKilled ? never : host.journal.append(records)),
    },
  };
}

/** Creates a backend with a small content folder. */
export function createSmallContentBackend(): MemoryBackend {
  return new MemoryBackend({
    "faq.yaml":
      "# Perguntas\n- question: Quanto custa?   # preço\n  answer: Depende.\n\n- question: Onde fica?\n  answer: No centro.\n",
    "site.yaml": "name: Ana\nphone: '1'\n",
    "media/a.svg": "<svg/>",
  });
}
