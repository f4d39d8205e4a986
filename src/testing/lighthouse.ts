import lighthouse, { type Flags, type RunnerResult } from "lighthouse";

const lighthouseFlags: Flags = {
  onlyCategories: ["accessibility", "best-practices", "seo"],
  output: "json",
  logLevel: "error",
  // Simulated throttling does not wait for a slow network. Performance is not measured here.
  throttlingMethod: "simulate",
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 100,
  networkQuietThresholdMs: 100,
  cpuQuietThresholdMs: 100,
  disableFullPageScreenshot: true,
  skipAboutBlank: true,
};

/** Lighthouse's result for a page. */
export interface LighthouseResult {
  /** The score of each category, out of 100. */
  points: Record<string, number>;
  /** Audits that lower a score or could not run. */
  faults: string[];
}

/**
 * Runs Lighthouse on the mobile layout of a page, for accessibility, best practices and SEO.
 *
 * @param port debugging port of the browser
 * @throws if the page cannot be audited at all
 */
export async function runLighthouse(address: string, port: number): Promise<LighthouseResult> {
  const result = await lighthouse(address, { ...lighthouseFlags, port });
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message);
  const { categories } = result.lhr;
  const points = Object.values(categories).map(({ id, score }) => [
    id,
    Math.round((score ?? 0) * 100),
  ]);
  return { points: Object.fromEntries(points), faults: listFailedAudits(result.lhr) };
}

function listFailedAudits({ categories, audits }: RunnerResult["lhr"]): string[] {
  const weighed = Object.values(categories).flatMap(({ id, auditRefs }) => {
    return auditRefs
      .filter(({ weight }) => weight > 0)
      .map((audit) => ({ category: id, id: audit.id }));
  });
  return weighed.flatMap(({ category, id }) => {
    const { score, scoreDisplayMode, errorMessage, details } = audits[id] ?? {};
    if (scoreDisplayMode !== "error" && (score === null || score === 1)) return [];
    return [`${category}: ${id} ${errorMessage ?? JSON.stringify(details ?? "").slice(0, 300)}`];
  });
}
