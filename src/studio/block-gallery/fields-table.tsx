import { Fragment, type ReactNode } from "react";
import type { GalleryStrings } from "#lang/studio/block-gallery/strings";
import {
  type FieldGroup,
  fieldGroupsAt,
  type GuideField,
} from "../../codegen/guide/field-groups.ts";
import { commonFields, type GuideSource } from "../../codegen/guide/guide-source.ts";

interface FieldTablesProps {
  source: GuideSource;
  /** The id of the block's schema. */
  id: string;
  words: GalleryStrings;
}

/** Shows the fields of a block: first its own fields, then those of nested groups. */
export function FieldTables({ source, id, words }: FieldTablesProps) {
  const groups = fieldGroupsAt(source, id, { without: ["type", ...commonFields(source)] });
  const count = groups[0]?.fields.length ?? 0;
  return (
    <details className="fields">
      <summary>{words.fields(count)}</summary>
      {groups.map((group) => (
        <FieldTable key={group.around.join("/")} group={group} words={words} source={source} />
      ))}
    </details>
  );
}

function FieldTable({
  group,
  words,
  source,
}: { group: FieldGroup } & Omit<FieldTablesProps, "id">) {
  const { columns } = words;
  const around = [...group.around].reverse().join(" ← ");
  const told = group.isItem ? words.item({ around }) : words.inside({ around });
  return (
    <div className="table">
      <table>
        {around && <caption>{told}</caption>}
        <thead>
          <tr>
            {[columns.name, columns.title, columns.needed, columns.what].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.fields.map((field) => (
            <FieldRow key={field.name} field={field} words={words} source={source} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FieldRow({ field, words, source }: { field: GuideField } & Omit<FieldTablesProps, "id">) {
  const { name, node, requirement } = field;
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>{node.title}</td>
      <td>{words.needed[requirement]}</td>
      <td>{renderBackticksAsCode(source.markCode(node.description ?? ""))}</td>
    </tr>
  );
}

/** Renders text between backticks as code. */
function renderBackticksAsCode(text: string): ReactNode {
  return text.split("`").map((part, index) => {
    // Every second part is between backticks.
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
