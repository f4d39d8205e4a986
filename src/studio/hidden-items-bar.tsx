import type { HiddenItem } from "./hidden-items.ts";
import "./panel.css";
import "./marks.css";
import { markWords } from "./words.pt-br.ts";

interface HiddenItemsBarProps {
  marks: readonly HiddenItem[];
  /** The current route. */
  route: string;
  /** The requested preview date. */
  asOf?: string;
}

/** Shows at the edge of the preview what visitors do not see; hidden if they see everything. */
export function HiddenItemsBar({ marks, route, asOf }: HiddenItemsBarProps) {
  const here = marks.filter((mark) => mark.route === route);
  if (marks.length === 0 && !asOf) return null;
  return (
    <aside className="prelo-panel prelo-marks">
      {asOf && <p>{markWords.asOf(asOf)}</p>}
      {here.map((mark) => (
        <p key={mark.name}>
          <strong>{mark.isPart ? markWords.part(mark) : markWords.page(mark)}</strong>
        </p>
      ))}
      {marks.length > 0 && (
        <details>
          <summary>{markWords.others(marks.length)}</summary>
          <ul>
            {marks.map((mark) => (
              <li key={`${mark.route} ${mark.name}`}>
                <a href={mark.route}>{mark.name}</a> ({markWords.reason(mark)})
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}
