import { createContext, useContext } from 'react';

/** Messages at fields, by the field's name: `title`, `category`. */
export type EditorFaults = Readonly<Record<string, string>>;

/** Provides the messages of a refused submission or save to their fields. */
export const EditorFaultsContext = createContext<EditorFaults>({});

/** Returns the error message of a field, if there is one. */
export function useFault(field: string): string | undefined {
  return useContext(EditorFaultsContext)[field];
}
