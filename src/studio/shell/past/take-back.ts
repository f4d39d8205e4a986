import type { ListedChange } from "../../core/asked/listed-changes.ts";
import type { Session } from "../../session/session.ts";

/**
 * Takes a change back, as a step.
 *
 * @param compared the texts of which the list was made: in others the places may have moved
 * @returns whether it could be done
 */
export function takeBack(
  session: Pick<Session, "text" | "changeAll">,
  { back = [] }: Pick<ListedChange, "back">,
  compared: ReadonlyMap<string, string>,
): boolean {
  const isAsListed = back.every(({ file }) => session.text(file) === compared.get(file));
  return back.length > 0 && isAsListed && session.changeAll(back) === undefined;
}
