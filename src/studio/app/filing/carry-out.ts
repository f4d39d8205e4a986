import type { FileDeed, FilePlan } from "../../preview-worker/filing/file-plans.ts";
import { leadTo } from "../panel/lead-to.ts";
import type { StudioModel } from "../studio-model.ts";
import { filingWords as words } from "./words.pt-br.ts";

/** What came of a deed: its plan where it was done, else why not. */
export type Outcome = { done: FilePlan } | { told: readonly string[] };

/**
 * Does what was asked for as one step, by a plan of this very moment.
 *
 * @param before is done with the plan first; where it answers with a sentence, nothing is changed
 */
export async function carryOut(
  model: StudioModel,
  deed: FileDeed,
  before?: (plan: FilePlan) => Promise<string | undefined>,
): Promise<Outcome> {
  const plan = await model.ask.plan(deed);
  if (!plan) return { told: [words.refused] };
  if (plan.told.length > 0) return { told: plan.told };
  const refused = await before?.(plan);
  if (refused !== undefined) return { told: [refused] };
  const isRefused = model.session.changeAll(plan.changes) !== undefined;
  return isRefused ? { told: [words.refused] } : { done: plan };
}

/** Shows the file of a plan: its page, or where it has none its fields. */
export async function showFile(model: StudioModel, { route, file }: FilePlan): Promise<void> {
  history.pushState(null, "", `#${route ?? `/${file}`}`);
  await model.goTo(location.hash);
}

/** The caret stands in the title of the page that is shown, or of the file. */
export function enterTitle(model: StudioModel, { route, file }: FilePlan): void {
  if (route !== undefined && model.link?.enterTitle()) return;
  leadTo(model, file, "/title");
}
