import { shellWords as words } from "../words.pt-br.ts";

/** What stood in a place, and what stands there instead. */
export function Instead({ before, after }: { before: string; after: string }) {
  return (
    <>
      <span className="visually-hidden">{words.before} </span>
      {before ? <del>{before}</del> : <em>{words.nothing}</em>}{" "}
      <span className="visually-hidden">{words.now} </span>
      {after ? <ins>{after}</ins> : <em>{words.nothing}</em>}
    </>
  );
}
