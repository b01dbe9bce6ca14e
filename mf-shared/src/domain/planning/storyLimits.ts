/** Limits of stories and pitches. Screens read them too, so this file has no schema. */
export const storyLimits = {
  /** Characters of the working name. */
  slug: 80,
  brief: 2_000,
  pictures: 100,
  message: 2_000,
  /** Words of a finished post. */
  words: 50_000,
  /** Pitches of a writer that no editor has answered. */
  openPitches: 20,
  /** Messages of a story. */
  messages: 50,
} as const;

/** Stories on a page of a list. */
export const storyPageSize = 25;

/** Maximum stories of one response, which is enough for a month of the calendar. */
export const maxStories = 100;
