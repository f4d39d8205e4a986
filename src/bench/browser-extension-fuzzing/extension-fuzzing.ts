import { serve } from "../../builder/serve.ts";
import {
  findChangeProblems,
  hydrationErrorPattern,
  type OpenEngineTab,
} from "../../testing/engines/browser-extensions/find-change-problems.ts";
import {
  createPageChanges,
  listInteractiveRoutes,
  type PageChange,
} from "../../testing/engines/browser-extensions/page-changes.ts";
import { findOrInstallBrowsers, startEngine } from "../../testing/engines/drivers/find-browsers.ts";
import { type BrowserEngine, type EngineName, engineNames } from "../../testing/engines/engine.ts";
import { desktopViewport } from "../../testing/engines/journey-types.ts";
import { type MonitoredSite, serveMonitored } from "../../testing/engines/monitored-site.ts";
import { Tab } from "../../testing/engines/tab.ts";
import { createRandom } from "../mistake-corpus/random.ts";

/** Results of one kind of change in one engine. */
export interface ExtensionFuzzResult {
  engine: EngineName;
  kind: string;
  cases: number;
  failed: number;
}

/** Options of a run. */
export interface ExtensionFuzzOptions {
  /** Folder of the built site. */
  dist: string;
  /** Restricts the run to one engine; all engines of this machine by default. */
  engine?: string;
  /** Number of random changes per engine; all by default. */
  runs?: number;
  seed: number;
  /** Called with each failed case and its problems. */
  tell: (line: string) => void;
}

/**
 * Changes the interactive pages of a built site as browser extensions do, in each engine. Applies
 * every kind of change at every moment, or `runs` random ones.
 */
export async function fuzzExtensionChanges(
  options: ExtensionFuzzOptions,
): Promise<ExtensionFuzzResult[]> {
  const { server, address } = await serve(options.dist, 0);
  try {
    const programs = await findOrInstallBrowsers();
    const wanted = engineNames.filter(
      (each) => programs[each] && each === (options.engine ?? each),
    );
    const rows: ExtensionFuzzResult[] = [];
    for (const name of wanted) {
      const engine = await startEngine(name, programs);
      try {
        await runEngineRound({ ...options, engine, name, address }, rows);
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

interface EngineRoundContext extends Omit<ExtensionFuzzOptions, "engine"> {
  engine: BrowserEngine;
  name: EngineName;
  address: string;
}

async function runEngineRound(
  round: EngineRoundContext,
  rows: ExtensionFuzzResult[],
): Promise<void> {
  const all = listInteractiveRoutes(round.dist).flatMap(createPageChanges);
  const chosen = createRandom(round.seed).sample(all, round.runs ?? all.length);
  for (const change of chosen) {
    const { route, kind, moment } = change;
    const problems = await findProblemsAfterChange(round, change);
    const row = findOrAddRow(rows, round.name, kind);
    row.cases += 1;
    if (problems.length === 0) continue;
    row.failed += 1;
    round.tell(`${round.name} ${route} ${kind}, ${moment}: ${problems.join("; ")}`);
  }
}

/**
 * Returns the problems and errors of a page after a change. A visit that aborts is a problem, too.
 */
async function findProblemsAfterChange(
  round: EngineRoundContext,
  change: PageChange,
): Promise<string[]> {
  const visit = () => withTabOpener(round, (open) => findChangeProblems(open, change));
  try {
    // Drivers sometimes lose a window. Retry an aborted visit once.
    const { result, errors } = await visit().catch(visit);
    return [...result, ...errors.filter((error) => !hydrationErrorPattern.test(error))];
  } catch (error) {
    return [String(error)];
  }
}

async function withTabOpener<Result>(
  { engine, address }: EngineRoundContext,
  run: (open: OpenEngineTab) => Promise<Result>,
): Promise<{ result: Result; errors: string[] }> {
  const opened: { tab: Tab; site: MonitoredSite }[] = [];
  const open: OpenEngineTab = async (route, options) => {
    const site = await serveMonitored(address, options);
    const tab = new Tab(
      await engine.open({ ...desktopViewport, dark: false }),
      site.address,
      site.errors,
    );
    opened.push({ tab, site });
    await tab.navigate(route);
    return tab;
  };
  try {
    const result = await run(open);
    return { result, errors: opened.flatMap(({ site }) => site.errors) };
  } finally {
    // A lost window cannot be closed. Close the servers first, or this process never ends.
    for (const { site } of opened) site.close();
    await Promise.allSettled(opened.map(({ tab }) => tab.close()));
  }
}

function findOrAddRow(
  rows: ExtensionFuzzResult[],
  engine: EngineName,
  kind: string,
): ExtensionFuzzResult {
  const found = rows.find((row) => row.engine === engine && row.kind === kind);
  const row = found ?? { engine, kind, cases: 0, failed: 0 };
  if (!found) rows.push(row);
  return row;
}
