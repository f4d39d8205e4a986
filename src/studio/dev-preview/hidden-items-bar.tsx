import type { HiddenItem } from "./hidden-items.ts";
import "./panel.css";
import "./marks.css";
import { hiddenItemStrings } from "#lang/studio/dev-preview/strings";

interface HiddenItemsBarProps {
  marks: readonly HiddenItem[];
  /** The current route. */
  route: string;
  /** The requested preview date. */
  asOf?: string;
}

/**
 * Shows at the edge of the preview what visitors do not see. Renders nothing if they see everything
 * today.
 */
export function HiddenItemsBar({ marks, route, asOf }: HiddenItemsBarProps) {
  const here = marks.filter((mark) => mark.route === route);
  if (marks.length === 0 && !asOf) return null;
  return (
    <aside className="prelo-panel prelo-marks">
      {asOf && <p>{hiddenItemStrings.asOf(asOf)}</p>}
      {here.map((mark) => (
        <p key={mark.name}>
          <strong>
            {mark.isPart ? hiddenItemStrings.part(mark) : hiddenItemStrings.page(mark)}
          </strong>
        </p>
      ))}
      {marks.length > 0 && (
        <details>
          <summary>{hiddenItemStrings.others(marks.length)}</summary>
          <ul>
            {marks.map((mark) => (
              <li key={`${mark.route} ${mark.name}`}>
                <a href={mark.route}>{mark.name}</a> ({hiddenItemStrings.reason(mark)})
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}
