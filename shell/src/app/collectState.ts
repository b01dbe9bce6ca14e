import { createStore, type RootState } from '@marquee/shared';

/** Initial slices by name. A remote adds its slices when its module has loaded. */
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
 * Collects the fields that a page filled. An unchanged field is the same object as in every new store, and
 * `restoreState` puts it back.
 */
export function collectState(state: RootState): Partial<RootState> {
  const filled: Record<string, Record<string, unknown>> = {};
  for (const [name, slice] of Object.entries(state)) {
    const initial = (initialSlice(name) ?? {}) as Record<string, unknown>;
    for (const [field, value] of Object.entries(slice)) {
      if (value === initial[field]) continue;
      filled[name] ??= {};
      filled[name][field] = inOrder(value);
    }
  }
  return filled as Partial<RootState>;
}
