import { factNames, factPlace } from "../kinds/fact-places.ts";
import { useStore } from "../scope/field-scope.tsx";
import { fieldWords as words } from "../words.pt-br.ts";
import { helper } from "./helper-keys.ts";

/** The facts that a text references, as buttons that open their source. */
export function FactChips({ text }: { text: string }) {
  const store = useStore();
  const names = text.includes("${") ? factNames(text) : [];
  if (names.length === 0) return null;
  const { find, open } = store.now();
  const facts = find.facts();
  return (
    <p className="studio-chips">
      {words.uses}{" "}
      {names.map((name) => {
        const label = facts.find(({ value }) => value === name)?.label ?? name;
        return (
          <button
            {...helper}
            key={name}
            type="button"
            aria-label={words.openFact(label)}
            onClick={() => open(factPlace(name))}
          >
            {label}
          </button>
        );
      })}
    </p>
  );
}
