import { writeSync } from "node:fs";
import { engineCollections } from "../../check/site-index/engine-collections.ts";
import type {
  HostBytes,
  HostText,
  Missing,
  TextEdit,
} from "../../studio/hosts/contract/host-files.ts";
import type { Refusal } from "../../studio/hosts/contract/refusal.ts";
import { type FolderHost, openFolderHost } from "../../studio/hosts/local/folder-host.ts";
import { createChance } from "../corpus/random.ts";
import { killedFiles, type Told } from "./kill-plan.ts";

const [content = "", seed = "1"] = process.argv.slice(2);
await writeUntilKilled(content, Number(seed));

/** Writes sets of two to four files and records keystrokes as fast as possible until killed. */
async function writeUntilKilled(folder: string, number: number): Promise<void> {
  const host = await openFolderHost(folder, { collections: engineCollections });
  if ("code" in host) throw new Error(host.message);
  await Promise.all([writeSets(host, number), noteKeystrokes(host, number)]);
}

async function writeSets(host: FolderHost, number: number): Promise<void> {
  const chance = createChance(number);
  for (let round = 0; ; round += 1) {
    const paths = chance.some(killedFiles, 2 + chance.below(3));
    const set = Object.fromEntries(
      paths.map((path) => {
        const text = `${number} ${round} ${"x".repeat(chance.below(30_000))}\n`;
        return [path, chance.below(5) === 0 ? null : text];
      }),
    );
    tell({ kind: "begin", set });
    const answer = await host.write(await editsOf(host, set));
    if (answer.kind !== "written") throw new Error(JSON.stringify(answer));
    tell({ kind: "end", set });
  }
}

async function editsOf(host: FolderHost, set: Record<string, string | null>): Promise<TextEdit[]> {
  const edits = Object.entries(set).map(async ([path, text]) => {
    return { path, text, expect: versionIn(await host.read(path)) };
  });
  return Promise.all(edits);
}

function versionIn(answer: HostText | HostBytes | Missing | Refusal): string | null {
  if (answer.kind === "refused") throw new Error(answer.message);
  return answer.kind === "missing" ? null : answer.version;
}

async function noteKeystrokes(host: FolderHost, number: number): Promise<void> {
  for (let round = 0; ; round += 1) {
    const [text, time] = [`${number}/${round}`, Date.now()];
    const answer = await host.journal.append([{ file: "faq.yaml", time, text }]);
    if (answer.kind !== "noted") throw new Error(answer.message);
    tell({ kind: "noted", text, time });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Writes synchronously, so that no event waits in a buffer when the process is killed. */
function tell(told: Told): void {
  writeSync(1, `${JSON.stringify(told)}\n`);
}
