import { createStore, type RootState } from '@marquee/shared';

/** Initial slices by name; a remote's slices join when its module has loaded. */
const initialSlices = new Map<string, unknown>();

function initialSlice(name: string): unknown {
  if (!initialSlices.has(name)) {
    for (const [slice, state] of Object.entries(createStore().getState())) initialSlices.set(slice, state);
  }
  return initialSlices.get(name);
}

/** The slices that a page filled. A slice that nothing has changed is the very object that every store starts with. */
export function collectState(state: RootState): Partial<RootState> {
  const filled = Object.entries(state).filter(([name, slice]) => slice !== initialSlice(name));
  return Object.fromEntries(filled) as Partial<RootState>;
}
