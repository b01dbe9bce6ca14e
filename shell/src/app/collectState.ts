import { createStore, type RootState } from '@marquee/shared';

/** Initial slices by name; a remote's slices join when its module has loaded. */
const initialSlices = new Map<string, unknown>();

function initialSlice(name: string): unknown {
  if (!initialSlices.has(name)) {
    for (const [slice, state] of Object.entries(createStore().getState())) initialSlices.set(slice, state);
  }
  return initialSlices.get(name);
}

/**
 * What a page filled, field by field. What nothing has changed is the very value that every store starts with;
 * `restoreState` puts it back.
 */
export function collectState(state: RootState): Partial<RootState> {
  const filled = Object.entries(state).flatMap(([name, slice]) => {
    const initial = (initialSlice(name) ?? {}) as Record<string, unknown>;
    const fields = Object.entries(slice).filter(([field, value]) => value !== initial[field]);
    return fields.length > 0 ? [[name, Object.fromEntries(fields)]] : [];
  });
  return Object.fromEntries(filled) as Partial<RootState>;
}
