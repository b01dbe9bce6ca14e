import type { DraftSaver } from './DraftSaver.ts';

/** Savers of this page that may have unsaved changes. */
export const openSavers = new Set<Pick<DraftSaver, 'saveNow'>>();
