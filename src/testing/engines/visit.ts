import type { EngineName, TabOptions } from "./engine.ts";
import type { Tab } from "./tab.ts";
import type { SiteOptions } from "./watched-site.ts";

interface VisitOptions extends Partial<TabOptions>, SiteOptions {
  /** Errors that the journey itself brings about. */
  expected?: RegExp;
  /** Do not wait for hydration. */
  raw?: boolean;
}

/** Opens a route of the built site in a tab of its own, and waits until it answers by itself. */
export type EngineVisit = (route: string, options?: VisitOptions) => Promise<Tab>;

/** A test in one engine; an error in a page, or what its policy stops, fails it. */
export type Journey = (
  title: string,
  run: (visit: EngineVisit) => Promise<void>,
  timeout?: number,
) => void;

/** A file of journeys: it is written once and told in which engine to go. */
export type JourneySuite = (journey: Journey, engine: EngineName) => void;

export const phoneViewport = { width: 390, height: 844 };
export const desktopViewport = { width: 1440, height: 900 };
