import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { extractFactNames, factNameToLocation } from "../schema/fact-locations.ts";
import { useFieldStore } from "../store/field-store-provider.tsx";
import { helperProps } from "./helper-button-keys.ts";

/** The facts that a text references, as buttons that open their source. */
export function FactLinks({ text }: { text: string }) {
  const store = useFieldStore();
  const names = text.includes("${") ? extractFactNames(text) : [];
  if (names.length === 0) return null;
  const { find, open } = store.currentContext();
  const facts = find.facts();
  return (
    <p className="studio-chips">
      {strings.uses}{" "}
      {names.map((name) => {
        const label = facts.find(({ value }) => value === name)?.label ?? name;
        return (
          <button
            {...helperProps}
            key={name}
            type="button"
            aria-label={strings.openFact(label)}
            onClick={() => open(factNameToLocation(name))}
          >
            {label}
          </button>
        );
      })}
    </p>
  );
}
