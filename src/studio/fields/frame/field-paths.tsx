import { useStore, useStored } from "../scope/field-scope.tsx";
import { fieldWords as words } from "../words.pt-br.ts";
import { helper } from "./helper-keys.ts";

/** Buttons from a field to where it is used and to its earlier values. */
export function FieldPaths({ path, title }: { path: string; title: string }) {
  const store = useStore();
  const uses = store.now().uses?.(path);
  // Known only some time after the field is rendered.
  const hasVersions = useStored((now) => now.now().versions?.(path) !== undefined);
  if (!uses && !hasVersions) return null;
  return (
    <span className="studio-uses">
      {uses && <PathButton name={words.whereUsed} title={title} onPress={uses} />}
      {hasVersions && (
        <PathButton
          name={words.versions}
          title={title}
          onPress={() => store.now().versions?.(path)?.()}
        />
      )}
    </span>
  );
}

function PathButton(props: { name: string; title: string; onPress(): void }) {
  const { name, title, onPress } = props;
  return (
    <button
      {...helper}
      type="button"
      className="studio-quiet"
      aria-label={words.action(name, title)}
      onClick={onPress}
    >
      {name}
    </button>
  );
}
