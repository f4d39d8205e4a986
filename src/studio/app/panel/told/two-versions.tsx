import { useMemo } from "react";
import { nodeAt } from "../../../../model/schema/schema-node.ts";
import { readTree } from "../../../../yaml/parse/tree.ts";
import { isText } from "../../../session/texts/text-files.ts";
import type { StudioModel } from "../../studio-model.ts";
import { useStudio } from "../../use-studio.ts";
import { shellWords as words } from "../../words.pt-br.ts";
import { changedIn } from "../changed-places.ts";
import { placeTitle } from "../lead-to.ts";
import { nameIn } from "../names.ts";

/** So many places at which two versions differ are shown. */
const most = 5;

type Versions = ReturnType<StudioModel["session"]["conflicts"]>[number];

/** The versions that stand against each other: nothing of such a file is saved before somebody chooses. */
export function TwoVersions({ model }: { model: StudioModel }) {
  useStudio(model);
  return model.session.conflicts().map((versions) => (
    <section key={versions.file} className="told told-versions" data-conflict={versions.file}>
      <p role="alert">{words.conflict({ place: placeTitle(model, versions.file, "") })}</p>
      {isText(versions.file) && <Differences model={model} versions={versions} />}
      <div className="versions-choice">
        <button type="button" onClick={() => model.session.settle(versions.file, "mine")}>
          {words.keepMine}
        </button>
        <button type="button" onClick={() => model.session.settle(versions.file, "theirs")}>
          {words.keepTheirs}
        </button>
      </div>
      <p className="versions-kept">{words.keepsBoth}</p>
    </section>
  ));
}

/** What each of the two says, place by place. */
function Differences({ model, versions }: { model: StudioModel; versions: Versions }) {
  const { file, mine, theirs } = versions;
  const places = useMemo(() => {
    const [own, other] = [saidBy(mine), saidBy(theirs)];
    return changedIn(file, other, own).slice(0, most);
  }, [file, mine, theirs]);
  return (
    <ul className="versions">
      {places.map(({ path, before, now }) => (
        <li key={path}>
          <strong>{titleAt(model, file, path)}</strong>
          <p>
            <span>{words.here}</span> {shownAs(now)}
          </p>
          <p>
            <span>{words.there}</span> {shownAs(before)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function titleAt(model: StudioModel, file: string, path: string): string {
  const schemaId = model.current().overview.kinds[file] ?? "";
  const node = nodeAt(model.brought.schemas, schemaId, model.session.value(file), path);
  return node?.title ?? placeTitle(model, file, path);
}

/** What a text says; the text itself where it cannot be read, nothing where there is none. */
function saidBy(text: string | null): unknown {
  if (text === null) return undefined;
  const tree = readTree(text);
  return "offset" in tree ? text : tree.value;
}

/** A value in words: a group by its name, a list by those of its items. */
function shownAs(value: unknown): string {
  if (value === undefined || value === null || value === "") return words.nothing;
  if (Array.isArray(value)) return value.map(shownAs).join(" · ");
  if (typeof value === "object") return nameIn(value) || words.group;
  return String(value);
}
