import { signInStrings as strings } from "#lang/studio/hosts/github/sign-in/strings";
import { newTokenUrl, type RepositoryName } from "./repository-name.ts";

/** Instructions for creating a token, with a link to GitHub. */
export function TokenInstructions({ repository }: { repository: RepositoryName | undefined }) {
  return (
    <section className="sign-in-steps" aria-labelledby="sign-in-how">
      <h2 id="sign-in-how">{strings.how}</h2>
      <ol>
        <li>
          <a href={newTokenUrl(repository)} target="_blank" rel="noopener noreferrer">
            {strings.open}
          </a>
          {strings.openAfter}
        </li>
        <li>{strings.choose}</li>
        <li>{strings.copy}</li>
      </ol>
    </section>
  );
}
