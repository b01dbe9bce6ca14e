import { describe, expect, it } from '@jest/globals';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { nextState, type SavingEvent, type SavingState } from './savingState.ts';

const stored = draft({ version: 2 });
const both = { stored, mine: stored, unsaved: { changes: {}, base: {}, unconfirmed: null } };
const refused = { kind: 'refused', status: 422, message: 'Refused.', errors: [] } as const;

const states: readonly SavingState[] = [
  { kind: 'saved' },
  { kind: 'dirty' },
  { kind: 'saving' },
  { kind: 'offline', cause: 'server' },
  { kind: 'conflict', ...both },
  refused,
  { kind: 'readOnly' },
];

/** The state after each event, by the state before; the same one where it is absent. */
const table: readonly [SavingEvent, Partial<Record<SavingState['kind'], SavingState['kind']>>][] = [
  [{ kind: 'changed' }, { saved: 'dirty', refused: 'dirty' }],
  [{ kind: 'sent' }, { saved: 'saving', dirty: 'saving', offline: 'saving', refused: 'saving' }],
  [{ kind: 'settled', hasMore: false }, { saving: 'saved' }],
  [{ kind: 'settled', hasMore: true }, { saving: 'dirty' }],
  [{ kind: 'unreachable', cause: 'server' }, { saving: 'offline' }],
  [{ kind: 'overtaken', ...both }, { saving: 'conflict' }],
  [refused, { saving: 'refused' }],
  [{ kind: 'resolved', hasMore: true }, { conflict: 'dirty' }],
  [{ kind: 'resolved', hasMore: false }, { conflict: 'saved' }],
  [
    { kind: 'lockLost' },
    {
      saved: 'readOnly',
      dirty: 'readOnly',
      saving: 'readOnly',
      offline: 'readOnly',
      conflict: 'readOnly',
      refused: 'readOnly',
    },
  ],
];

describe('saving', () => {
  it.each(table)('%o changes only the states that it concerns', (event, changes) => {
    for (const state of states) expect(nextState(state, event).kind).toBe(changes[state.kind] ?? state.kind);
  });
});
