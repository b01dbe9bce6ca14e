import { type RootState, rootReducer } from '@marquee/shared';

/** Completes the state in a page with the initial values of the fields that the page leaves out. */
export function restoreState(carried: Partial<RootState>): Partial<RootState> {
  const initial = rootReducer(undefined, { type: 'restore' });
  return Object.fromEntries(
    Object.entries(carried).map(([name, fields]) => [name, { ...initial[name as keyof RootState], ...fields }]),
  );
}
