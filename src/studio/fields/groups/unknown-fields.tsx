import { useId } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { pointer } from "../../../yaml/json-pointer.ts";
import { DiagnosticList } from "../frame/diagnostic-list.tsx";
import { fieldKey } from "../frame/field-frame.tsx";
import type { FieldPlace } from "../schema/field-place.ts";
import { useFieldStore } from "../store/field-store-provider.tsx";

/** The fields of a group that are not in its schema. They can only be removed. */
export function UnknownFields({ place, value }: { place: FieldPlace; value: unknown }) {
  const known = place.node.properties;
  if (!known || typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const names = Object.keys(value).filter((name) => !Object.hasOwn(known, name));
  return names.map((name) => (
    <UnknownField key={name} name={name} path={pointer(place.path, name)} />
  ));
}

function UnknownField({ name, path }: { name: string; path: string }) {
  const id = useId();
  const store = useFieldStore();
  return (
    <div className="studio-field">
      <p>{strings.foreign(name)}</p>
      <button
        type="button"
        data-field={fieldKey(store.currentContext().file, path)}
        aria-label={strings.action(strings.remove, name)}
        aria-describedby={id}
        onClick={() => store.currentContext().change({ kind: "remove", path })}
      >
        {strings.remove}
      </button>
      <DiagnosticList id={id} path={path} />
    </div>
  );
}
