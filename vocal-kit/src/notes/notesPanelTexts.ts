/** Texts of the panel while its code and its notes load. */
export const notesPanelTexts = {
  loading: 'Loading the notes…',
  failed: 'We could not load the notes.',
} as const;
