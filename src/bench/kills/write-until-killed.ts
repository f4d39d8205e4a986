import { writeSync } from "node:fs";
import { engineCollections } from "../../check/collections/engine-collections.ts";
import type { BackendFailure } from "../../studio/backend-contract/failure.ts";
import type {
  MissingFile,
  StoredBytes,
  StoredText,
  TextFileEdit,
} from "../../studio/backend-contract/files.ts";
import { type LocalBackend, openLocalBackend } from "../../studio/hosts/local/backend.ts";
import { createRandom } from "../mistake-corpus/random.ts";
import { type ChildEvent, testedFiles } from "./child-events.ts";

const [content = "", seed = "1"] = process.argv.slice(2);
await writeUntilKilled(content, Number(seed));

/** Writes sets of two to four files and records keystrokes as fast as possible until killed. */
async function writeUntilKilled(folder: string, number: number): Promise<void> {
  const host = await openLocalBackend(folder, { collections: engineCollections });
  if ("code" in host) throw new Error(host.message);
  await Promise.all([writeFileSets(host, number), appendJournalRecords(host, number)]);
}

async function writeFileSets(host: LocalBackend, number: number): Promise<void> {
  const chance = createRandom(number);
  for (let round = 0; ; round += 1) {
    const paths = chance.sample(testedFiles, 2 + chance.below(3));
    const set = Object.fromEntries(
      paths.map((path) => {
        const text = `${number} ${round} ${"x".repeat(chance.below(30_000))}\n`;
        return [path, chance.below(5) === 0 ? null : text];
      }),
    );
    emitEvent({ kind: "begin", set });
    const answer = await host.write(await editsForSet(host, set));
    if (answer.kind !== "written") throw new Error(JSON.stringify(answer));
    emitEvent({ kind: "end", set });
  }
}

async function editsForSet(
  host: LocalBackend,
  set: Record<string, string | null>,
): Promise<TextFileEdit[]> {
  const edits = Object.entries(set).map(async ([path, text]) => {
    return { path, text, expect: versionFromResponse(await host.read(path)) };
  });
  return Promise.all(edits);
}

function versionFromResponse(
  answer: StoredText | StoredBytes | MissingFile | BackendFailure,
): string | null {
  if (answer.kind === "refused") throw new Error(answer.message);
  return answer.kind === "missing" ? null : answer.version;
}

async function appendJournalRecords(host: LocalBackend, number: number): Promise<void> {
  for (let round = 0; ; round += 1) {
    const [text, time] = [`${number}/${round}`, Date.now()];
    const answer = await host.journal.append([{ file: "faq.yaml", time, text }]);
    if (answer.kind !== "noted") throw new Error(answer.message);
    emitEvent({ kind: "noted", text, time });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Writes synchronously. When the process is killed, no event must wait in a buffer. */
function emitEvent(told: ChildEvent): void {
  writeSync(1, `${JSON.stringify(told)}\n`);
}
