/** Texts of the field for a word goal. They load with it. */
export const goalTexts = {
  goal: 'Word goal',
  hint: 'Only you see it, in this browser.',
} as const;
