import { newTokenUrl, type RepositoryName } from "./repository-name.ts";
import { signInWords as words } from "./words.pt-br.ts";

/** Instructions to create a token, with a link to GitHub. */
export function TokenInstructions({ repository }: { repository: RepositoryName | undefined }) {
  return (
    <section className="sign-in-steps" aria-labelledby="sign-in-how">
      <h2 id="sign-in-how">{words.how}</h2>
      <ol>
        <li>
          <a href={newTokenUrl(repository)} target="_blank" rel="noopener noreferrer">
            {words.open}
          </a>
          {words.openAfter}
        </li>
        <li>{words.choose}</li>
        <li>{words.copy}</li>
      </ol>
    </section>
  );
}
