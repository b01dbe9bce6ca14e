import { createStore, type RootState } from '@marquee/shared';

/** The slices that a page filled: what equals its initial state is not worth the bytes. */
export function collectState(state: RootState): Partial<RootState> {
  const initial = createStore().getState();
  const filled = Object.entries(state).filter(([name, slice]) => {
    return JSON.stringify(slice) !== JSON.stringify(Reflect.get(initial, name));
  });
  return Object.fromEntries(filled) as Partial<RootState>;
}
