import type { Checking, Session, Told } from "../../studio/session/session.ts";
import { createSession } from "../../studio/session/session.ts";
import { HandClock } from "./hand-clock.ts";
import { MemoryHost } from "./memory-host.ts";

/** A check that finds each "ERRO" and each "AVISO", and `link: x` where no file says `id: x`. */
export class SmallCheck implements Checking {
  /** The files of each call. */
  readonly calls: string[][] = [];
  isBroken = false;
  private readonly texts = new Map<string, string>();

  async check(texts: ReadonlyMap<string, string | null>): Promise<readonly Told[]> {
    this.calls.push([...texts.keys()]);
    if (this.isBroken) throw new Error("gone");
    for (const [file, text] of texts) {
      if (text === null) this.texts.delete(file);
      else this.texts.set(file, text);
    }
    return [...this.texts].flatMap(([file, text]) => [
      ...this.told(file, text, /ERRO/g, "wrong"),
      ...this.told(file, text, /AVISO/g, "doubtful"),
      ...this.told(file, text, /link: (\w+)/g, "broken-link").filter(({ message }) => {
        const id = message.split(" ").at(-1);
        return ![...this.texts.values()].some((each) => each.includes(`id: ${id}\n`));
      }),
    ]);
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

/** A browser window on a content: its own session, check and clock. */
export interface Window {
  session: Session;
  check: SmallCheck;
  clock: HandClock;
  /** As a crash: nothing is saved, nothing written down. */
  kill(): void;
}

/** Opens a window on a content. */
export async function openWindow(host: MemoryHost, clock = new HandClock()): Promise<Window> {
  const check = new SmallCheck();
  const ends = { isKilled: false };
  const session = createSession({
    host: mortal(host, ends),
    checking: check,
    now: clock.now,
    later: (run, ms) => clock.later(() => (ends.isKilled ? undefined : run()), ms),
  });
  await session.open();
  const kill = () => {
    ends.isKilled = true;
  };
  return { session, check, clock, kill };
}

/** A host that a killed window reaches no more. */
function mortal(host: MemoryHost, ends: { isKilled: boolean }) {
  const never = new Promise<never>(() => undefined);
  return {
    list: () => host.list(),
    read: (path: string) => (ends.isKilled ? never : host.read(path)),
    readBytes: (path: string) => host.readBytes(path),
    writeBytes: () => host.writeBytes(),
    exportAll: () => host.exportAll(),
    write: (edits: Parameters<MemoryHost["write"]>[0]) =>
      ends.isKilled ? never : host.write(edits),
    watch: (onChange: Parameters<MemoryHost["watch"]>[0]) =>
      host.watch((changes) => (ends.isKilled ? undefined : onChange(changes))),
    journal: {
      ...host.journal,
      append: (records: Parameters<MemoryHost["journal"]["append"]>[0]) =>
        ends.isKilled ? never : host.journal.append(records),
    },
  };
}

/** A content to try things with. */
export function smallContent(): MemoryHost {
  return new MemoryHost({
    "faq.yaml":
      "# Perguntas\n- question: Quanto custa?   # preço\n  answer: Depende.\n\n- question: Onde fica?\n  answer: No centro.\n",
    "site.yaml": "name: Ana\nphone: '1'\n",
    "media/a.svg": "<svg/>",
  });
}
