import { useState } from "react";
import { signInStrings as strings } from "#lang/studio/hosts/github/sign-in/strings";
import { eraseSignInData, type StoredSignIn } from "./stored-sign-in.ts";

/**
 * Erases the data of an earlier sign-in that the user cannot open again or does not want to. Asks
 * for confirmation.
 */
export function ForgetSignInButton({ signIn, onGone }: { signIn: StoredSignIn; onGone(): void }) {
  const [step, setStep] = useState<"offered" | "asked" | "failed">("offered");
  const erase = () =>
    void eraseSignInData(signIn).then(onGone, () => {
      setStep("failed");
    });
  if (step === "offered") {
    return (
      <p className="beginning-deeds">
        <button type="button" onClick={() => setStep("asked")}>
          {strings.forget(signIn)}
        </button>
      </p>
    );
  }
  return (
    <div className="sign-in-forget">
      <p role="alert">{step === "failed" ? strings.notErased : strings.forgets}</p>
      <p className="beginning-deeds">
        <button type="button" onClick={erase}>
          {strings.erase}
        </button>
        <button type="button" onClick={() => setStep("offered")}>
          {strings.keepIt}
        </button>
      </p>
    </div>
  );
}
