import { useMemo } from "react";
import { appStrings as strings } from "#lang/studio/app/strings";
import { nodeAt } from "../../../../model/schema/find-schema-node.ts";
import { readTree } from "../../../../yaml/parse/tree.ts";
import { isYamlFile } from "../../../backend-contract/is-yaml-file.ts";
import type { StudioModel } from "../../studio-model.ts";
import { useStudioState } from "../../use-studio-state.ts";
import { diffValues } from "../diff-values.ts";
import { displayName } from "../display-name.ts";
import { placeTitle } from "../field-navigation/go-to-field.ts";

/** The maximum number of differences that are shown. */
const maxDifferences = 5;

type FileConflict = ReturnType<StudioModel["session"]["conflicts"]>[number];

/**
 * Shows the conflicts between the studio and the disk. A file with a conflict is not saved until
 * the user chooses a version.
 */
export function ConflictList({ model }: { model: StudioModel }) {
  useStudioState(model);
  return model.session.conflicts().map((versions) => (
    <section key={versions.file} className="told told-versions" data-conflict={versions.file}>
      <p role="alert">{strings.conflict({ place: placeTitle(model, versions.file, "") })}</p>
      {isYamlFile(versions.file) && <ConflictDifferences model={model} versions={versions} />}
      <div className="versions-choice">
        <button type="button" onClick={() => model.session.resolveConflict(versions.file, "mine")}>
          {strings.keepMine}
        </button>
        <button
          type="button"
          onClick={() => model.session.resolveConflict(versions.file, "theirs")}
        >
          {strings.keepTheirs}
        </button>
      </div>
      <p className="versions-kept">{strings.keepsBoth}</p>
    </section>
  ));
}

/** Shows the differences between the two versions, one for each changed place. */
function ConflictDifferences({ model, versions }: { model: StudioModel; versions: FileConflict }) {
  const { file, mine, theirs } = versions;
  const places = useMemo(() => {
    const [own, other] = [parseConflictText(mine), parseConflictText(theirs)];
    return diffValues(file, other, own).slice(0, maxDifferences);
  }, [file, mine, theirs]);
  return (
    <ul className="versions">
      {places.map(({ path, before, now }) => (
        <li key={path}>
          <strong>{conflictFieldTitle(model, file, path)}</strong>
          <p>
            <span>{strings.here}</span> {formatConflictValue(now)}
          </p>
          <p>
            <span>{strings.there}</span> {formatConflictValue(before)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function conflictFieldTitle(model: StudioModel, file: string, path: string): string {
  const schemaId = model.current().overview.kinds[file] ?? "";
  const node = nodeAt(model.brought.schemas, schemaId, model.session.value(file), path);
  return node?.title ?? placeTitle(model, file, path);
}

/**
 * Parses the text of a file. Returns the text itself if it cannot be parsed; `undefined` if the
 * file is missing.
 */
function parseConflictText(text: string | null): unknown {
  if (text === null) return undefined;
  const tree = readTree(text);
  return "offset" in tree ? text : tree.value;
}

/** Formats a value as text: a group as its name, and a list as the names of its items. */
function formatConflictValue(value: unknown): string {
  if (value === undefined || value === null || value === "") return strings.nothing;
  if (Array.isArray(value)) return value.map(formatConflictValue).join(" · ");
  if (typeof value === "object") return displayName(value) || strings.group;
  return String(value);
}
