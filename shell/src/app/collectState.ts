import { createStore, type RootState } from '@marquee/shared';

/** Initial slices as text, by name; a remote's slices join when its module has loaded. */
const initialSlices = new Map<string, string>();

function initialSlice(name: string): string {
  const known = initialSlices.get(name);
  if (known) return known;
  for (const [slice, state] of Object.entries(createStore().getState()))
    initialSlices.set(slice, JSON.stringify(state));
  return initialSlices.get(name) ?? '';
}

/** The slices that a page filled: what equals its initial state is not worth the bytes. */
export function collectState(state: RootState): Partial<RootState> {
  const filled = Object.entries(state).filter(([name, slice]) => JSON.stringify(slice) !== initialSlice(name));
  return Object.fromEntries(filled) as Partial<RootState>;
}
