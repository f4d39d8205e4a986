import type { BackendAccount } from "../../contract/backend.ts";
import { eraseSignIn, type SignIn } from "./stored-sign-in.ts";
import { daysLeft } from "./token-expiry.ts";
import { signInWords as words } from "./words.pt-br.ts";

/** The account of a sign-in. */
export function accountOf(signIn: SignIn, now: number = Date.now()): BackendAccount {
  const { owner, repository, who, ends } = signIn;
  const days = daysLeft(ends, now);
  return {
    who,
    place: `github.com/${owner}/${repository}`,
    retentionNote: words.stays,
    ...(days !== undefined && { notice: words.endsSoon({ days }) }),
    signOut: () => eraseSignIn(signIn),
  };
}
