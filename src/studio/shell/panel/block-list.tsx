import { useState } from "react";
import { blockTitles } from "../../../content/schema/schemas.ts";
import { childValue, valueAt } from "../../../text/pointer.ts";
import { Sign } from "../sign.tsx";
import type { StudioModel } from "../studio-model.ts";
import { useStudio } from "../use-studio.ts";
import { shellWords as words } from "../words.pt-br.ts";
import { BlockPicker } from "./block-picker.tsx";
import { nameIn } from "./names.ts";

/** The sections of the page in their order: chosen, moved, repeated, taken away, added. */
export function BlockList({ model }: { model: StudioModel }) {
  const { parts } = useStudio(model);
  const [said, setSaid] = useState("");
  const [isAdding, setAdding] = useState(false);
  const file = parts?.file ?? "";
  const found = valueAt(model.session.value(file), "/blocks");
  const blocks: unknown[] = Array.isArray(found) ? found : [];
  const titles = blockTitles(model.brought.schemas);
  const nameOf = (block: unknown) => titles[String(childValue(block, "type"))] ?? "";
  return (
    <section className="panel-part">
      <h2>{words.blocks}</h2>
      <ol className="block-list">
        {blocks.map((block, index) => (
          <BlockRow
            // Two blocks may say the same: only their places tell them apart.
            key={index}
            row={{ file, index, of: blocks.length, type: nameOf(block), name: nameIn(block) }}
            block={block}
            model={model}
            say={setSaid}
          />
        ))}
      </ol>
      <button type="button" className="panel-add" onClick={() => setAdding(true)}>
        <Sign name="add" />
        {words.add}
      </button>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {isAdding && (
        <BlockPicker
          schemas={model.brought.schemas}
          onClose={() => setAdding(false)}
          onChoose={(value, name) => {
            model.session.change(file, { kind: "insert", path: "/blocks/-", value });
            model.set({ choice: { file, path: `/blocks/${blocks.length}` } });
            setSaid(words.added({ name }));
          }}
        />
      )}
    </section>
  );
}

interface Row {
  file: string;
  index: number;
  of: number;
  type: string;
  name: string;
}

interface BlockRowProps {
  row: Row;
  block: unknown;
  model: StudioModel;
  say(words: string): void;
}

function BlockRow({ row, block, model, say }: BlockRowProps) {
  const { file, index, of, type, name } = row;
  const path = `/blocks/${index}`;
  const { session } = model;
  const move = (to: number) => {
    session.change(file, { kind: "move", path, to });
    say(words.moved({ name: type, place: to + 1, of }));
  };
  const remove = () => {
    session.change(file, { kind: "remove", path });
    say(words.removed({ name: type }));
  };
  const repeat = () => {
    const id = childValue(block, "id");
    const changes = typeof id === "string" ? { "/id": `${id}-2` } : undefined;
    session.change(file, { kind: "duplicate", path, changes });
  };
  return (
    <li data-block={`${file}#${path}`}>
      <button
        type="button"
        className="block-name"
        onClick={() => model.set({ choice: { file, path } })}
      >
        <strong>{type}</strong>
        <span>{name}</span>
      </button>
      <Tool
        icon="up"
        label={words.up}
        name={type}
        disabled={index === 0}
        onPress={() => move(index - 1)}
      />
      <Tool
        icon="down"
        label={words.down}
        name={type}
        disabled={index === of - 1}
        onPress={() => move(index + 1)}
      />
      <Tool icon="copy" label={words.duplicate} name={type} onPress={repeat} />
      <Tool icon="remove" label={words.remove} name={type} disabled={of === 1} onPress={remove} />
    </li>
  );
}

interface ToolProps {
  icon: Parameters<typeof Sign>[0]["name"];
  label: string;
  name: string;
  disabled?: boolean;
  onPress(): void;
}

function Tool({ icon, label, name, disabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
    >
      <Sign name={icon} />
      <span className="visually-hidden">
        {label}: {name}
      </span>
    </button>
  );
}
