import { signInStrings as strings } from "#lang/studio/hosts/github/sign-in/strings";
import type { BackendAccount } from "../../../backend-contract/backend.ts";
import { type ActiveSignIn, eraseSignInData } from "./stored-sign-in.ts";
import { daysLeftIfExpiringSoon } from "./token-expiry.ts";

/** Returns the account of a sign-in, with a notice if its token expires soon. */
export function toBackendAccount(signIn: ActiveSignIn, now: number = Date.now()): BackendAccount {
  const { owner, repository, who, ends } = signIn;
  const days = daysLeftIfExpiringSoon(ends, now);
  return {
    userName: who,
    location: `github.com/${owner}/${repository}`,
    retentionNote: strings.stays,
    ...(days !== undefined && { notice: strings.endsSoon({ days }) }),
    signOut: () => eraseSignInData(signIn),
  };
}
