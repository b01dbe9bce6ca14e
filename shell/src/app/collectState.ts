import { createStore, type RootState } from '@marquee/shared';

/** Initial slices by name; a remote's slices join when its module has loaded. */
const initialSlices = new Map<string, unknown>();

function initialSlice(name: string): unknown {
  if (!initialSlices.has(name)) {
    for (const [slice, state] of Object.entries(createStore().getState())) initialSlices.set(slice, state);
  }
  return initialSlices.get(name);
}

/** Sorts flags and messages, set as responses arrive, by name: all workers write the same page and ETag. */
function inOrder(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  return entries.every(([, entry]) => typeof entry === 'boolean' || typeof entry === 'string')
    ? Object.fromEntries(entries.sort())
    : value;
}

/**
 * The fields that a page filled. An unchanged field is the very value that every store starts with; `restoreState` puts
 * it back.
 */
export function collectState(state: RootState): Partial<RootState> {
  const filled = Object.entries(state).flatMap(([name, slice]) => {
    const initial = (initialSlice(name) ?? {}) as Record<string, unknown>;
    const fields = Object.entries(slice)
      .filter(([field, value]) => value !== initial[field])
      .map(([field, value]) => [field, inOrder(value)]);
    return fields.length > 0 ? [[name, Object.fromEntries(fields)]] : [];
  });
  return Object.fromEntries(filled) as Partial<RootState>;
}
