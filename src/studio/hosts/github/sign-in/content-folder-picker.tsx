import { useEffect, useRef, useState } from "react";
import { signInStrings as strings } from "#lang/studio/hosts/github/sign-in/strings";
import type { VerifiedRepository } from "./verify-access.ts";

interface ContentFolderPickerProps {
  found: VerifiedRepository;
  /** The content folder's name when the studio was exported. */
  name: string;
  isBusy: boolean;
  fault: string | undefined;
  onChoose(prefix: string): void;
  onBack(): void;
}

/**
 * Asks the user to choose one of several content folders, and to confirm a token with too much
 * access.
 */
export function ContentFolderPicker({
  found,
  name,
  isBusy,
  fault,
  onChoose,
  onBack,
}: ContentFolderPickerProps) {
  const { contents, wide, owner, repository } = found;
  const usual = contents.find((prefix) => prefix === `${name}/`) ?? contents[0] ?? "";
  const [prefix, setPrefix] = useState(usual);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <form
      className="sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(prefix);
      }}
    >
      <h1 ref={title} tabIndex={-1}>
        {owner}/{repository}
      </h1>
      {wide !== undefined && <p role="alert">{wide}</p>}
      {contents.length > 1 && (
        <fieldset>
          <legend>{strings.several}</legend>
          {contents.map((each) => (
            <label key={each} className="sign-in-content">
              <input
                type="radio"
                name="content"
                checked={each === prefix}
                onChange={() => setPrefix(each)}
              />
              <span>{each.replace(/\/$/, "") || strings.top}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p role="status" className="beginning-state">
        {isBusy ? strings.looking : ""}
      </p>
      <p role="alert" className="beginning-fault">
        {fault}
      </p>
      <p className="beginning-deeds">
        <button type="submit" data-main={wide === undefined || undefined} disabled={isBusy}>
          {wide === undefined ? strings.enter : strings.enterAnyway}
        </button>
        <button type="button" data-main={wide !== undefined || undefined} onClick={onBack}>
          {wide === undefined ? strings.back : strings.otherToken}
        </button>
      </p>
    </form>
  );
}
