import type { Change } from "../../../model/dates.ts";
import type { Clash, KeptVersion, Sent } from "../../hosts/contract/host-history.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";

/** How far what was kept has come on its way to the visitors. */
export type Sending =
  | { step: "sending" }
  /** Nobody can be reached: it is tried again by itself. */
  | { step: "offline"; message: string }
  | { step: "waiting"; came: Sent["came"] }
  /** Without the moment where it was live already. */
  | { step: "live"; address: string; at?: number; since?: number; missed?: Change }
  | { step: "old"; address?: string }
  | { step: "stopped"; message: string; way?: Refusal["way"] }
  | { step: "clashing"; clashes: readonly Clash[]; theirs?: KeptVersion };
