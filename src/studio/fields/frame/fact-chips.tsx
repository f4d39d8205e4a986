import { collectFactNames, factNameToLocation } from "../kinds/fact-locations.ts";
import { useFieldStore } from "../scope/field-scope.tsx";
import { fieldWords as words } from "../words.pt-br.ts";
import { helperProps } from "./helper-keys.ts";

/** The facts that a text references, as buttons that open their source. */
export function FactChips({ text }: { text: string }) {
  const store = useFieldStore();
  const names = text.includes("${") ? collectFactNames(text) : [];
  if (names.length === 0) return null;
  const { find, open } = store.currentContext();
  const facts = find.facts();
  return (
    <p className="studio-chips">
      {words.uses}{" "}
      {names.map((name) => {
        const label = facts.find(({ value }) => value === name)?.label ?? name;
        return (
          <button
            {...helperProps}
            key={name}
            type="button"
            aria-label={words.openFact(label)}
            onClick={() => open(factNameToLocation(name))}
          >
            {label}
          </button>
        );
      })}
    </p>
  );
}
