import { serve } from "../../builder/serve.ts";
import { findEngines, startEngine } from "../../testing/engines/drivers/programs.ts";
import { type Engine, type EngineName, engineNames } from "../../testing/engines/engine.ts";
import {
  changesOf,
  interactiveRoutes,
  type PageChange,
} from "../../testing/engines/extensions/page-changes.ts";
import { mismatch, type OpenPage, tryChange } from "../../testing/engines/extensions/try-change.ts";
import { Tab } from "../../testing/engines/tab.ts";
import { desktop } from "../../testing/engines/visit.ts";
import { type WatchedSite, watchSite } from "../../testing/engines/watched-site.ts";
import { createChance } from "../corpus/random.ts";

/** What came of a kind of change in one engine. */
export interface ExtensionRow {
  engine: EngineName;
  kind: string;
  cases: number;
  failed: number;
}

/** What to try. */
export interface RoundOptions {
  /** The folder of the built site. */
  dist: string;
  /** The only engine to try; all that are on this machine unless given. */
  engine?: string;
  /** How many changes to try in each engine, by the chances of a seed; all unless given. */
  runs?: number;
  seed: number;
  /** Called with each case that failed, and what failed. */
  tell: (line: string) => void;
}

/** Changes every interactive page of a built site in every way, at every moment, in each engine. */
export async function extensionRounds(options: RoundOptions): Promise<ExtensionRow[]> {
  const { server, address } = await serve(options.dist, 0);
  try {
    const programs = await findEngines();
    const wanted = engineNames.filter(
      (each) => programs[each] && each === (options.engine ?? each),
    );
    const rows: ExtensionRow[] = [];
    for (const name of wanted) {
      const engine = await startEngine(name, programs);
      try {
        await runRound({ ...options, engine, name, address }, rows);
      } finally {
        await engine.close();
      }
    }
    return rows;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

interface Round extends Omit<RoundOptions, "engine"> {
  engine: Engine;
  name: EngineName;
  address: string;
}

async function runRound(round: Round, rows: ExtensionRow[]): Promise<void> {
  const all = interactiveRoutes(round.dist).flatMap(changesOf);
  const chosen = createChance(round.seed).some(all, round.runs ?? all.length);
  for (const change of chosen) {
    const { route, kind, moment } = change;
    const problems = await problemsOf(round, change);
    const row = rowOf(rows, round.name, kind);
    row.cases += 1;
    if (problems.length === 0) continue;
    row.failed += 1;
    round.tell(`${round.name} ${route} ${kind}, ${moment}: ${problems.join("; ")}`);
  }
}

/** What does not work, with the errors of the page; a visit that breaks off is a problem too. */
async function problemsOf(round: Round, change: PageChange): Promise<string[]> {
  const visit = () => visiting(round, (open) => tryChange(open, change));
  try {
    // A driver loses a window now and then: a visit that breaks off is made once more.
    const { result, errors } = await visit().catch(visit);
    return [...result, ...errors.filter((error) => !mismatch.test(error))];
  } catch (error) {
    return [String(error)];
  }
}

async function visiting<Result>(
  { engine, address }: Round,
  run: (open: OpenPage) => Promise<Result>,
): Promise<{ result: Result; errors: string[] }> {
  const opened: { tab: Tab; site: WatchedSite }[] = [];
  const open: OpenPage = async (route, options) => {
    const site = await watchSite(address, options);
    const tab = new Tab(await engine.open({ ...desktop, dark: false }), site.address, site.errors);
    opened.push({ tab, site });
    await tab.go(route);
    return tab;
  };
  try {
    const result = await run(open);
    return { result, errors: opened.flatMap(({ site }) => site.errors) };
  } finally {
    // A window that was lost cannot be closed; its site must be, or this process would never end.
    for (const { site } of opened) site.close();
    await Promise.allSettled(opened.map(({ tab }) => tab.close()));
  }
}

function rowOf(rows: ExtensionRow[], engine: EngineName, kind: string): ExtensionRow {
  const found = rows.find((row) => row.engine === engine && row.kind === kind);
  const row = found ?? { engine, kind, cases: 0, failed: 0 };
  if (!found) rows.push(row);
  return row;
}
