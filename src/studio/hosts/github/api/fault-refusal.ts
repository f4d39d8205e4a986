import type { Refusal, RefusalCode, SendFault } from "../../contract/refusal.ts";
import { githubWords } from "../words.pt-br.ts";
import type { ApiFault, FaultKind } from "./api-fault.ts";

const codes: Record<FaultKind, RefusalCode | SendFault> = {
  offline: "unreachable",
  token: "password",
  "no-access": "gone-place",
  limited: "unreachable",
  down: "unreachable",
  refused: "declined",
};

/** Turns an API error into a failure with a message for editors. */
export function refusalOf(fault: ApiFault): Refusal {
  return { kind: "refused", code: codes[fault.fault], message: githubWords.faults(fault) };
}
