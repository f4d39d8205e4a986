import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { useFieldSelector, useFieldStore } from "../store/field-store-provider.tsx";
import { helperProps } from "./helper-button-keys.ts";

/** Buttons that lead from a field to where it is used, and to its earlier values. */
export function FieldLinks({ path, title }: { path: string; title: string }) {
  const store = useFieldStore();
  const uses = store.currentContext().usesAction?.(path);
  // This becomes known some time after the field is rendered.
  const hasVersions = useFieldSelector(
    (now) => now.currentContext().earlierValuesAction?.(path) !== undefined,
  );
  if (!uses && !hasVersions) return null;
  return (
    <span className="studio-uses">
      {uses && <FieldLinkButton name={strings.whereUsed} title={title} onPress={uses} />}
      {hasVersions && (
        <FieldLinkButton
          name={strings.versions}
          title={title}
          onPress={() => store.currentContext().earlierValuesAction?.(path)?.()}
        />
      )}
    </span>
  );
}

function FieldLinkButton(props: { name: string; title: string; onPress(): void }) {
  const { name, title, onPress } = props;
  return (
    <button
      {...helperProps}
      type="button"
      className="studio-quiet"
      aria-label={strings.action(name, title)}
      onClick={onPress}
    >
      {name}
    </button>
  );
}
