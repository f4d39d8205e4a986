import type { ReactNode } from "react";
import { controlTable } from "./control-table.tsx";
import type { FieldContext } from "./field-context.ts";
import { helperScopeProps, useHelperButtonKeys } from "./frame/helper-button-keys.ts";
import { GroupFields } from "./groups/group-field.tsx";
import { ListItems } from "./groups/list-field.tsx";
import { type FieldPlace, findFieldPlace } from "./schema/field-place.ts";
import { FieldStoreProvider } from "./store/field-store-provider.tsx";
import { ControlTableContext, FieldView } from "./store/field-view.tsx";
import "./fields.css";
import "./fields.frame.css";
import "./fields.inputs.css";
import "./fields.lists.css";
import "./fields.media.css";

interface FieldListProps {
  context: FieldContext;
  /** JSON Pointer; `""` is the whole file. */
  path: string;
  /** Whether to show the field at a path. By default, all fields are shown. */
  only?(path: string): boolean;
}

/** All fields of the value at a path; renders nothing if no schema describes it. */
export function FieldList({ context, path, only }: FieldListProps): ReactNode {
  return (
    <FieldProvider context={context} path={path}>
      {(place) => {
        if (place.kind === "list") return <ListItems place={place} />;
        const isGroup = place.kind === "group" || place.kind === "picture";
        return isGroup ? <GroupFields place={place} only={only} /> : <FieldView place={place} />;
      }}
    </FieldProvider>
  );
}

interface FieldAtPathProps {
  context: FieldContext;
  path: string;
  autoFocus?: boolean;
}

/** One field; renders nothing if no schema describes the path. */
export function FieldAtPath({ context, path, autoFocus }: FieldAtPathProps): ReactNode {
  return (
    <FieldProvider context={context} path={path}>
      {(place) => <FieldView place={place} autoFocus={autoFocus} />}
    </FieldProvider>
  );
}

interface FieldProviderProps {
  context: FieldContext;
  path: string;
  children(place: FieldPlace): ReactNode;
}

function FieldProvider({ context, path, children }: FieldProviderProps) {
  const { schemas, schemaId, value, file } = context;
  const place = findFieldPlace(schemas, schemaId, value, path);
  // Drafts and open groups belong to one path, so another path gets fresh state.
  const key = `${file}#${path} ${place?.id}`;
  return (
    place && (
      <FieldStoreProvider key={key} context={context}>
        <ControlTableContext value={controlTable}>
          <HelperKeysScope>{children(place)}</HelperKeysScope>
        </ControlTableContext>
      </FieldStoreProvider>
    )
  );
}

function HelperKeysScope({ children }: { children: ReactNode }) {
  const press = useHelperButtonKeys();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys that are pressed in its fields
    <div className="studio-fields" {...helperScopeProps} onKeyDown={press}>
      {children}
    </div>
  );
}
