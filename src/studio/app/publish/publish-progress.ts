import type { ScheduledChange } from "../../../model/content-dates.ts";
import type { BackendFailure } from "../../hosts/contract/failure.ts";
import type { CommitInfo, MergeConflict, PushSuccess } from "../../hosts/contract/history.ts";

/** Progress of pushing and publishing a commit. */
export type PublishProgress =
  | { step: "sending" }
  /** Offline. The studio tries again automatically. */
  | { step: "offline"; message: string }
  | { step: "waiting"; came: PushSuccess["came"] }
  /** `at` is missing if the commit was already live. */
  | { step: "live"; address: string; at?: number; since?: number; missed?: ScheduledChange }
  | { step: "old"; address?: string }
  | { step: "stopped"; message: string; way?: BackendFailure["way"] }
  | { step: "clashing"; clashes: readonly MergeConflict[]; theirs?: CommitInfo };
