import type { Failure, FailureCode, PushFailureCode } from "../../contract/failure.ts";
import { githubWords } from "../words.pt-br.ts";
import type { ApiError, ApiErrorKind } from "./api-error.ts";

const failureCodes: Record<ApiErrorKind, FailureCode | PushFailureCode> = {
  offline: "unreachable",
  token: "password",
  "no-access": "gone-place",
  limited: "unreachable",
  down: "unreachable",
  refused: "declined",
};

/** Turns an API error into a failure with a message for editors. */
export function apiFailure(fault: ApiError): Failure {
  return { kind: "refused", code: failureCodes[fault.fault], message: githubWords.faults(fault) };
}
