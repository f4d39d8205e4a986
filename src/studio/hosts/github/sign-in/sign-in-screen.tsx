import { useEffect, useRef, useState } from "react";
import { hasOwnOrigin } from "../../../browser/own-origin.ts";
import type { ChoiceProps } from "../../../welcome/host-choice.ts";
import { ContentChoice } from "./content-choice.tsx";
import { Forget } from "./forget.tsx";
import { type KeptSignIn, keptSignIn } from "./kept-sign-in.ts";
import { type Found, lookAtRepository, type NotFound } from "./look-at-repository.ts";
import { readRepositoryName } from "./repository-name.ts";
import { SignInField } from "./sign-in-field.tsx";
import { endOfDay } from "./token-end.ts";
import { TokenSteps } from "./token-steps.tsx";
import { signInWords as words } from "./words.pt-br.ts";

/** The sign-in form: asks for repository and token, verifies both, and opens the content. */
export function SignInScreen({ compiled, onOpen, onBack }: ChoiceProps) {
  const [repository, setRepository] = useState("");
  const [token, setToken] = useState("");
  const [ends, setEnds] = useState("");
  const [found, setFound] = useState<Found>();
  const [kept, setKept] = useState<KeptSignIn>();
  const { isBusy, fault, run, setFault } = useWork();
  const isStored = hasOwnOrigin();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    void keptSignIn().then(
      (known) => {
        setKept(known);
        if (known) setRepository(`${known.owner}/${known.repository}`);
      },
      () => undefined,
    );
  }, []);
  const enter = (place: Found, prefix: string) =>
    run(async () => {
      const { contents, wide, kind, ...known } = place;
      const signIn = { ...known, prefix, token: token.trim(), ends: place.ends ?? endOfDay(ends) };
      const { openRepository } = await import("./open-repository.ts");
      const host = await openRepository(signIn, compiled.collections);
      if ("refused" in host) return { kind: "not-found", field: "token", message: host.refused };
      onOpen(host);
      return undefined;
    });
  const look = () =>
    run(async () => {
      const answer = await lookAtRepository({ repository, token });
      if (answer.kind === "not-found") return answer;
      const [only, other] = answer.contents;
      if (only === undefined || other !== undefined || answer.wide !== undefined) setFound(answer);
      else void enter(answer, only);
      return undefined;
    });
  if (found) {
    return (
      <ContentChoice
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
  const faultOf = (field: NotFound["field"]) =>
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
        {words.title}
      </h1>
      <p>{isStored ? words.intro : words.introEachTime}</p>
      <SignInField
        label={words.repository}
        note={words.repositoryNote}
        fault={faultOf("repository")}
        type="text"
        value={repository}
        placeholder={words.repositoryExample}
        required
        onChange={setRepository}
      />
      <TokenSteps repository={readRepositoryName(repository)} />
      <SignInField
        label={words.token}
        note={isStored ? words.stored : words.inMemory}
        fault={faultOf("token")}
        type="password"
        value={token}
        required
        onChange={setToken}
      />
      <SignInField
        label={words.ends}
        note={words.endsNote}
        fault={undefined}
        type="date"
        value={ends}
        onChange={setEnds}
      />
      <p role="status" className="beginning-state">
        {isBusy ? words.looking : ""}
      </p>
      <p className="beginning-deeds">
        <button type="submit" data-main disabled={isBusy}>
          {words.enter}
        </button>
        <button type="button" onClick={onBack}>
          {words.back}
        </button>
      </p>
      {kept && <Forget signIn={kept} onGone={() => setKept(undefined)} />}
    </form>
  );
}

/** A script of the studio could not be loaded. */
const unopened: NotFound = { kind: "not-found", field: "token", message: words.notOpened };

/** The state of one running submission and its error. */
function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<NotFound>();
  const run = async (work: () => Promise<NotFound | undefined>) => {
    setBusy(true);
    setFault(undefined);
    setFault(await work().catch(() => unopened));
    setBusy(false);
  };
  return { isBusy, fault, run, setFault };
}
