import { useEffect, useState } from "react";
import { useStore } from "./field-scope.tsx";

const none: readonly string[] = [];
/** Debounce in milliseconds: ask after the typing has stopped. */
const pause = 400;

/** Where else the file of a field is used, in words for editors. */
export function useElsewhere(path: string, name: string): readonly string[] {
  const store = useStore();
  const [found, setFound] = useState<{ name: string; places: readonly string[] }>();
  useEffect(() => {
    if (name === "") return;
    let isOver = false;
    const timer = setTimeout(() => {
      void store
        .now()
        .media?.elsewhere(path)
        .then((places) => !isOver && setFound({ name, places }));
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [store, path, name]);
  return found?.name === name ? found.places : none;
}
