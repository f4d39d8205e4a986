import { useState } from "react";
import { accountStrings as strings } from "#lang/studio/app/account/strings";
import type { BackendAccount } from "../../backend-contract/backend.ts";
import { Dialog } from "../modal-dialog.tsx";
import type { StudioModel } from "../studio-model.ts";

interface AccountDialogProps {
  model: StudioModel;
  onClose(): void;
}

/** Shows the signed-in account and the sign-out button. A warning says what signing out deletes. */
export function AccountDialog({ model, onClose }: AccountDialogProps) {
  const { account } = model.host;
  if (!account) return null;
  return (
    <Dialog title={strings.account} onClose={onClose}>
      <p>{strings.signedIn(account)}</p>
      {account.notice !== undefined && <p>{account.notice}</p>}
      <SignOut model={model} account={account} onClose={onClose} />
    </Dialog>
  );
}

function SignOut({ model, account, onClose }: AccountDialogProps & { account: BackendAccount }) {
  const [step, setStep] = useState<"asked" | "leaving" | "failed">("asked");
  const isSaved = model.session.state() === "saved";
  const leave = async () => {
    setStep("leaving");
    await account.signOut().then(
      () => location.reload(),
      () => setStep("failed"),
    );
  };
  return (
    <>
      <p className="changes-note">{strings.erases}</p>
      <p className="changes-note">{account.retentionNote}</p>
      {!isSaved && <p className="keep-hindrance">{strings.unsaved}</p>}
      <p role="status">{step === "leaving" ? strings.leaving : ""}</p>
      <p role="alert">{step === "failed" ? strings.notErased : ""}</p>
      <p className="account-deeds">
        <button type="button" onClick={() => void leave()}>
          {isSaved ? strings.leave : strings.leaveAnyway}
        </button>
        <button type="button" data-first onClick={onClose}>
          {strings.stay}
        </button>
      </p>
    </>
  );
}
