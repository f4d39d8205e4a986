import { fileOperationStrings as strings } from "#lang/studio/app/file-operations/strings";
import type {
  FileOperation,
  FileOperationPlan,
} from "../../preview-worker/file-operations/operations.ts";
import { goToField } from "../panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "../studio-model.ts";

/** The result of a file operation: its plan if it was applied, or the reasons why it failed. */
export type OperationResult = { done: FileOperationPlan } | { told: readonly string[] };

/**
 * Applies a file operation as one undo step. It first plans the operation again, on the current
 * content.
 *
 * @param before runs before the plan is applied; if it returns a message, nothing is changed
 */
export async function applyOperation(
  model: StudioModel,
  deed: FileOperation,
  before?: (plan: FileOperationPlan) => Promise<string | undefined>,
): Promise<OperationResult> {
  const plan = await model.ask.planOperation(deed);
  if (!plan) return { told: [strings.refused] };
  if (plan.told.length > 0) return { told: plan.told };
  const refused = await before?.(plan);
  if (refused !== undefined) return { told: [refused] };
  const isRefused = model.session.changeAll(plan.changes) !== undefined;
  return isRefused ? { told: [strings.refused] } : { done: plan };
}

/** Opens the page of a file, or the fields of a file that has no page. */
export async function showFile(
  model: StudioModel,
  { route, file }: FileOperationPlan,
): Promise<void> {
  history.pushState(null, "", `#${route ?? `/${file}`}`);
  await model.openHash(location.hash);
}

/** Puts the caret into the title, in the preview or in the field panel. */
export function focusNewTitle(model: StudioModel, { route, file }: FileOperationPlan): void {
  if (route !== undefined && model.preview?.focusTitle()) return;
  goToField(model, file, "/title");
}
