import { useId } from "react";
import { pointer } from "../../../yaml/pointer.ts";
import { fieldName } from "../frame/field-frame.tsx";
import { ToldLines } from "../frame/told-lines.tsx";
import type { FieldPlace } from "../kinds/field-place.ts";
import { useStore } from "../scope/field-scope.tsx";
import { fieldWords as words } from "../words.pt-br.ts";

/** Fields of a group that no schema knows. They can only be removed. */
export function StrayFields({ place, value }: { place: FieldPlace; value: unknown }) {
  const known = place.node.properties;
  if (!known || typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const names = Object.keys(value).filter((name) => !Object.hasOwn(known, name));
  return names.map((name) => <Foreign key={name} name={name} path={pointer(place.path, name)} />);
}

function Foreign({ name, path }: { name: string; path: string }) {
  const id = useId();
  const store = useStore();
  return (
    <div className="studio-field">
      <p>{words.foreign(name)}</p>
      <button
        type="button"
        data-field={fieldName(store.now().file, path)}
        aria-label={words.action(words.remove, name)}
        aria-describedby={id}
        onClick={() => store.now().change({ kind: "remove", path })}
      >
        {words.remove}
      </button>
      <ToldLines id={id} path={path} />
    </div>
  );
}
