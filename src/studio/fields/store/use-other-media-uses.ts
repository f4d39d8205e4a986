import { useEffect, useState } from "react";
import { useFieldStore } from "./field-store-provider.tsx";

const noUses: readonly string[] = [];
/** The delay in milliseconds after typing before the uses are looked up. */
const debounceDelay = 400;

/** Returns where else the field's file is used, in words for editors. */
export function useOtherMediaUses(path: string, name: string): readonly string[] {
  const store = useFieldStore();
  const [found, setFound] = useState<{ name: string; places: readonly string[] }>();
  useEffect(() => {
    if (name === "") return;
    let isOver = false;
    const timer = setTimeout(() => {
      void store
        .currentContext()
        .media?.elsewhere(path)
        .then((places) => !isOver && setFound({ name, places }));
    }, debounceDelay);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [store, path, name]);
  return found?.name === name ? found.places : noUses;
}
