import { type RootState, rootReducer } from '@marquee/shared';

/** The state that a page carries, with the fields that it left out as every store starts with them. */
export function restoreState(carried: Partial<RootState>): Partial<RootState> {
  const initial = rootReducer(undefined, { type: 'restore' });
  return Object.fromEntries(
    Object.entries(carried).map(([name, fields]) => [name, { ...initial[name as keyof RootState], ...fields }]),
  );
}
