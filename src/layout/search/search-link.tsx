import { searchRoute } from "../../model/routes.ts";
import type { Labels } from "../../model/types.ts";
import { ariaCurrent } from "../header/aria-current.ts";

/** The link to the search, with an icon and a text; narrow screens show only the icon. */
export function SearchLink({ words, route }: { words: Labels["search"]; route: string }) {
  const to = searchRoute(words);
  return (
    <a className="search-link" href={to} aria-current={ariaCurrent(to, route)}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="5.5" />
        <path d="m12.2 12.2 5.3 5.3" />
      </svg>
      <span>{words.open}</span>
    </a>
  );
}
