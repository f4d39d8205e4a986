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
import type { FieldContext, FieldDiagnostic, PickerOption } from "../field-context.ts";
import { createFieldStore, type FieldStore } from "./field-store.ts";

const StoreContext = createContext<FieldStore | undefined>(undefined);

/** Provides the store of a file to all fields inside. */
export function FieldStoreProvider({
  context,
  children,
}: {
  context: FieldContext;
  children: ReactNode;
}) {
  const [store] = useState(() => createFieldStore(context));
  useLayoutEffect(() => store.update(context), [store, context]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** Returns the store of the file. Throws outside of a `FieldStoreProvider`. */
export function useFieldStore(): FieldStore {
  const store = use(StoreContext);
  if (!store) throw new Error("A field is outside of a FieldStoreProvider.");
  return store;
}

/**
 * Subscribes to a value derived from the store. `read` must return the same reference while nothing
 * has changed.
 */
export function useFieldSelector<Value>(read: (store: FieldStore) => Value): Value {
  const store = useFieldStore();
  return useSyncExternalStore(store.subscribe, () => read(store));
}

/** Returns the value at a path, and renders again when it changes. */
export function useFieldValue(path: string): unknown {
  return useFieldSelector(useCallback((store) => store.value(path), [path]));
}

/**
 * Returns the entries of a collection with their current names, which may be edited in this same
 * file.
 */
export function useCollectionEntries(collection: string): readonly PickerOption[] {
  const read = useCallback(
    (store: FieldStore) => JSON.stringify(store.currentContext().find.entries(collection)),
    [collection],
  );
  const entries = useFieldSelector(read);
  return useMemo(() => JSON.parse(entries), [entries]);
}

/** Returns the diagnostics at a path, and renders again when they change. */
export function useFieldDiagnostics(path: string): readonly FieldDiagnostic[] {
  return useFieldSelector(useCallback((store) => store.diagnosticsAt(path), [path]));
}
