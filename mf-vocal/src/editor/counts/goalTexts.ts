/** Texts of the field for a word goal, which load with the field. */
export const goalTexts = {
  goal: 'Word goal',
  hint: 'Only you see it, in this browser.',
} as const;
