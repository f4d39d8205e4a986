import { shellWords as words } from "../words.pt-br.ts";

/** Shows an old and a new value as deletion and insertion. */
export function ValueDiff({ before, after }: { before: string; after: string }) {
  return (
    <>
      <span className="visually-hidden">{words.before} </span>
      {before ? <del>{before}</del> : <em>{words.nothing}</em>}{" "}
      <span className="visually-hidden">{words.now} </span>
      {after ? <ins>{after}</ins> : <em>{words.nothing}</em>}
    </>
  );
}
