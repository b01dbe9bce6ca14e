import type { DraftSaver } from './DraftSaver.ts';

/** Savers of this page that may have unsaved changes. */
export const openSavers = new Set<Pick<DraftSaver, 'saveNow'>>();

/** Saves the drafts that are open in this page. */
export const saveOpenDrafts = () => Promise.all([...openSavers].map((saver) => saver.saveNow()));
