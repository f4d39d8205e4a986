import { appStrings as strings } from "#lang/studio/app/strings";

/** Shows an old and a new value as a deletion and an insertion. */
export function ValueDiff({ before, after }: { before: string; after: string }) {
  return (
    <>
      <span className="visually-hidden">{strings.before} </span>
      {before ? <del>{before}</del> : <em>{strings.nothing}</em>}{" "}
      <span className="visually-hidden">{strings.now} </span>
      {after ? <ins>{after}</ins> : <em>{strings.nothing}</em>}
    </>
  );
}
