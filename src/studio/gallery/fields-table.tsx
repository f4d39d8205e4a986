import { Fragment, type ReactNode } from "react";
import { type Field, type Group, groupsAt } from "../../codegen/guide/field-groups.ts";
import { commonFields, type Source } from "../../codegen/guide/guide-source.ts";
import type { GalleryWords } from "./words.pt-br.ts";

interface FieldsProps {
  source: Source;
  /** Of the block's schema. */
  id: string;
  words: GalleryWords;
}

/** The fields that a block takes, as its schema tells them: those of the block, then those of the groups in it. */
export function FieldTables({ source, id, words }: FieldsProps) {
  const groups = groupsAt(source, id, { without: ["type", ...commonFields(source)] });
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

function FieldTable({ group, words, source }: { group: Group } & Omit<FieldsProps, "id">) {
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

function FieldRow({ field, words, source }: { field: Field } & Omit<FieldsProps, "id">) {
  const { name, node, needed } = field;
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>{node.title}</td>
      <td>{words.needed[needed]}</td>
      <td>{marked(source.mark(node.description ?? ""))}</td>
    </tr>
  );
}

/** A text in which words to be written stand between backticks. */
function marked(text: string): ReactNode {
  return text.split("`").map((part, index) => {
    // Every second part stands between two of them.
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
