import { useEffect, useRef } from "react";
import { nodeAt } from "../../../content/schema/schema-node.ts";
import { valueAt } from "../../../text/pointer.ts";
import { FieldList } from "../../fields/field-list.tsx";
import { Sign } from "../sign.tsx";
import type { Choice, StudioModel } from "../studio-model.ts";
import { useStudio } from "../use-studio.ts";
import { shellWords as words } from "../words.pt-br.ts";
import { BlockList } from "./block-list.tsx";
import { contextFor } from "./field-context-for.ts";
import { nameIn } from "./names.ts";
import { Preview } from "./search-preview.tsx";
import { ToldList } from "./told-list.tsx";

/** Beside the page: what is to be put right, the sections of the page, and the fields of what is chosen. */
export function Panel({ model }: { model: StudioModel }) {
  const { choice, parts, isReady } = useStudio(model);
  return (
    <aside className="panel" aria-label={words.panel}>
      <ToldList model={model} />
      {isReady && choice && (
        <Chosen key={`${choice.file}#${choice.path}`} model={model} choice={choice} />
      )}
      {isReady && !choice && parts && <Overall model={model} />}
    </aside>
  );
}

function Overall({ model }: { model: StudioModel }) {
  const { parts } = useStudio(model);
  if (!parts) return null;
  const context = contextFor(model, parts.file);
  const isOutside = (path: string) => !path.startsWith("/blocks");
  return (
    <>
      {parts.kind === "page" && <BlockList model={model} />}
      <section className="panel-part">
        <h2>{words.page}</h2>
        {context && <FieldList context={context} path="" only={isOutside} />}
        <Preview parts={parts} />
      </section>
    </>
  );
}

function Chosen({ model, choice }: { model: StudioModel; choice: Choice }) {
  const { overview } = useStudio(model);
  const section = useRef<HTMLElement>(null);
  const { file, path, field } = choice;
  useEffect(() => {
    const name = field && CSS.escape(`${file}#${field}`);
    const control = name ? section.current?.querySelector(`[data-field="${name}"]`) : undefined;
    // What stands in an item of a list that is folded is unfolded with it.
    for (let at = control?.closest("details"); at; at = at.parentElement?.closest("details"))
      at.open = true;
    control?.scrollIntoView({ block: "center" });
  }, [file, field]);
  const context = contextFor(model, file);
  const value = model.session.value(file);
  const schemaId = overview.kinds[file];
  const schema = schemaId ? nodeAt(model.brought.schemas, schemaId, value, path) : undefined;
  if (!context || valueAt(value, path) === undefined) return null;
  return (
    <section className="panel-part" ref={section}>
      <button
        type="button"
        className="panel-back"
        onClick={() => model.set({ choice: undefined, file: undefined })}
      >
        <Sign name="back" />
        {words.back}
      </button>
      <h2>
        {schema?.title ?? file}
        <span>{nameIn(valueAt(value, path))}</span>
      </h2>
      <FieldList context={context} path={path} />
    </section>
  );
}
