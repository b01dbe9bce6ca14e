import type { DraftSaving } from '../saving/draftSaving.ts';

/** The saving of a draft that is open. */
export type OpenDraftSaving = Extract<DraftSaving, { phase: 'open' }>;
