import { githubStrings } from "#lang/studio/hosts/github/strings";
import type {
  BackendFailure,
  BackendFailureCode,
  PublishFailureCode,
} from "../../../backend-contract/failure.ts";
import type { ApiError, ApiErrorKind } from "./api-error.ts";

const failureCodes: Record<ApiErrorKind, BackendFailureCode | PublishFailureCode> = {
  offline: "unreachable",
  token: "password",
  "no-access": "gone-place",
  limited: "unreachable",
  down: "unreachable",
  refused: "declined",
};

/** Turns an API error into a failure with a message for editors. */
export function toApiFailure(apiError: ApiError): BackendFailure {
  return {
    kind: "refused",
    code: failureCodes[apiError.fault],
    message: githubStrings.faults(apiError),
  };
}
