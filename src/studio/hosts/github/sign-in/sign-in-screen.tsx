import { useEffect, useRef, useState } from "react";
import { signInStrings as strings } from "#lang/studio/hosts/github/sign-in/strings";
import type { BackendScreenProps } from "../../../backend-contract/backend-option.ts";
import { hasExclusiveOrigin } from "../../../browser/exclusive-origin.ts";
import { ContentFolderPicker } from "./content-folder-picker.tsx";
import { ForgetSignInButton } from "./forget-sign-in-button.tsx";
import { parseRepositoryName } from "./repository-name.ts";
import { SignInField } from "./sign-in-field.tsx";
import { loadAndSanitizeSignIn, type StoredSignIn } from "./stored-sign-in.ts";
import { endOfDay } from "./token-expiry.ts";
import { TokenInstructions } from "./token-instructions.tsx";
import { type SignInError, type VerifiedRepository, verifyAccess } from "./verify-access.ts";

/** The sign-in form. Asks for repository and token, verifies both, and opens the content. */
export function SignInScreen({ compiled, onOpen, onBack }: BackendScreenProps) {
  const [repository, setRepository] = useState("");
  const [token, setToken] = useState("");
  const [ends, setEnds] = useState("");
  const [found, setFound] = useState<VerifiedRepository>();
  const [kept, setKept] = useState<StoredSignIn>();
  const { isBusy, fault, run, setFault } = useSubmission();
  const isStored = hasExclusiveOrigin();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    void loadAndSanitizeSignIn().then(
      (known) => {
        setKept(known);
        if (known) setRepository(`${known.owner}/${known.repository}`);
      },
      () => undefined,
    );
  }, []);
  const enter = (place: VerifiedRepository, prefix: string) =>
    run(async () => {
      const { contents, wide, kind, ...known } = place;
      const signIn = { ...known, prefix, token: token.trim(), ends: place.ends ?? endOfDay(ends) };
      const { openAndRememberRepository } = await import("./open-repository.ts");
      const host = await openAndRememberRepository(signIn, compiled.collections);
      if ("refused" in host) return { kind: "not-found", field: "token", message: host.refused };
      onOpen(host);
      return undefined;
    });
  const look = () =>
    run(async () => {
      const answer = await verifyAccess({ repository, token });
      if (answer.kind === "not-found") return answer;
      const [only, other] = answer.contents;
      if (only === undefined || other !== undefined || answer.wide !== undefined) setFound(answer);
      else void enter(answer, only);
      return undefined;
    });
  if (found) {
    return (
      <ContentFolderPicker
        found={found}
        name={compiled.folder}
        isBusy={isBusy}
        fault={fault?.message}
        onChoose={(prefix) => void enter(found, prefix)}
        onBack={() => {
          setFound(undefined);
          setFault(undefined);
        }}
      />
    );
  }
  const faultOf = (field: SignInError["field"]) =>
    fault?.field === field ? fault.message : undefined;
  return (
    <form
      className="sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <h1 ref={title} tabIndex={-1}>
        {strings.title}
      </h1>
      <p>{isStored ? strings.intro : strings.introEachTime}</p>
      <SignInField
        label={strings.repository}
        note={strings.repositoryNote}
        fault={faultOf("repository")}
        type="text"
        value={repository}
        placeholder={strings.repositoryExample}
        required
        onChange={setRepository}
      />
      <TokenInstructions repository={parseRepositoryName(repository)} />
      <SignInField
        label={strings.token}
        note={isStored ? strings.stored : strings.inMemory}
        fault={faultOf("token")}
        type="password"
        value={token}
        required
        onChange={setToken}
      />
      <SignInField
        label={strings.ends}
        note={strings.endsNote}
        fault={undefined}
        type="date"
        value={ends}
        onChange={setEnds}
      />
      <p role="status" className="beginning-state">
        {isBusy ? strings.looking : ""}
      </p>
      <p className="beginning-deeds">
        <button type="submit" data-main disabled={isBusy}>
          {strings.enter}
        </button>
        <button type="button" onClick={onBack}>
          {strings.back}
        </button>
      </p>
      {kept && <ForgetSignInButton signIn={kept} onGone={() => setKept(undefined)} />}
    </form>
  );
}

/** The error to show if a script of the studio could not be loaded. */
const loadError: SignInError = { kind: "not-found", field: "token", message: strings.notOpened };

/** Runs submissions of the form. Tracks whether one is running, and the error of the last one. */
function useSubmission() {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<SignInError>();
  const run = async (work: () => Promise<SignInError | undefined>) => {
    setBusy(true);
    setFault(undefined);
    setFault(await work().catch(() => loadError));
    setBusy(false);
  };
  return { isBusy, fault, run, setFault };
}
