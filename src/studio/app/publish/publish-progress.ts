import type { ScheduledChange } from "../../../model/content-schedule.ts";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type { CommitInfo, MergeConflict, PushSuccess } from "../../backend-contract/history.ts";

/** The progress of pushing and publishing a commit. */
export type PublishProgress =
  | { step: "sending" }
  /** The studio is offline. It tries again automatically. */
  | { step: "offline"; message: string }
  | { step: "waiting"; came: PushSuccess["came"] }
  /** The commit is live. `at` is missing if it already was. */
  | { step: "live"; address: string; at?: number; since?: number; missed?: ScheduledChange }
  | { step: "old"; address?: string }
  | { step: "stopped"; message: string; way?: BackendFailure["way"] }
  | { step: "clashing"; clashes: readonly MergeConflict[]; theirs?: CommitInfo };
