import type { Change } from "../../../model/dates.ts";
import type { Clash, KeptVersion, Sent } from "../../hosts/contract/host-history.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";

/** Progress of pushing and publishing a commit. */
export type Sending =
  | { step: "sending" }
  /** Offline: retried automatically. */
  | { step: "offline"; message: string }
  | { step: "waiting"; came: Sent["came"] }
  /** `at` is missing if it was already live. */
  | { step: "live"; address: string; at?: number; since?: number; missed?: Change }
  | { step: "old"; address?: string }
  | { step: "stopped"; message: string; way?: Refusal["way"] }
  | { step: "clashing"; clashes: readonly Clash[]; theirs?: KeptVersion };
