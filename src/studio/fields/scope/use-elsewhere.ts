import { useEffect, useState } from "react";
import { useStore } from "./field-scope.tsx";

const none: readonly string[] = [];
/** What is typed is asked about when it has been typed. */
const pause = 400;

/** Where else the file is shown that a field names, as editors call the places. */
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
