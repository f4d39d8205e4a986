import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { Choice, FieldContext, Told } from "../field-context.ts";
import { createStore, type FieldStore } from "./field-store.ts";

const StoreContext = createContext<FieldStore | undefined>(undefined);

/** Hands what holds a file to all fields inside. */
export function FieldScope({ context, children }: { context: FieldContext; children: ReactNode }) {
  const [store] = useState(() => createStore(context));
  useLayoutEffect(() => store.take(context), [store, context]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The store of the file; throws outside of a scope. */
export function useStore(): FieldStore {
  const store = use(StoreContext);
  if (!store) throw new Error("A field stands outside of a FieldScope.");
  return store;
}

/** Something of the store that stays the very same for as long as it says the same. */
export function useStored<Value>(read: (store: FieldStore) => Value): Value {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => read(store));
}

/** What the file says at a place now. */
export function useValue(path: string): unknown {
  return useStored(useCallback((store) => store.value(path), [path]));
}

/** The entries of a collection, as they are named now: they may be written in this very file. */
export function useEntries(collection: string): readonly Choice[] {
  const read = useCallback(
    (store: FieldStore) => JSON.stringify(store.now().find.entries(collection)),
    [collection],
  );
  const entries = useStored(read);
  return useMemo(() => JSON.parse(entries), [entries]);
}

/** What the check says of a place. */
export function useTold(path: string): readonly Told[] {
  return useStored(useCallback((store) => store.told(path), [path]));
}
