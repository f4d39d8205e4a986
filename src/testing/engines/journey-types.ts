import type { EngineName, TabOptions } from "./engine.ts";
import type { MonitoredSiteOptions } from "./monitored-site.ts";
import type { Tab } from "./tab.ts";

interface EngineVisitOptions extends Partial<TabOptions>, MonitoredSiteOptions {
  /** Errors that the journey causes on purpose. */
  expected?: RegExp;
  /** Do not wait for hydration. */
  raw?: boolean;
}

/** Opens a route of the built site in a new tab and waits for hydration. */
export type VisitInEngine = (route: string, options?: EngineVisitOptions) => Promise<Tab>;

/** A test in one engine. A page error or a policy violation fails it. */
export type DefineJourney = (
  title: string,
  run: (visit: VisitInEngine) => Promise<void>,
  timeout?: number,
) => void;

/** A file of journeys, written once and run in each engine. */
export type JourneySuite = (journey: DefineJourney, engine: EngineName) => void;

export const phoneViewport = { width: 390, height: 844 };
export const desktopViewport = { width: 1440, height: 900 };
