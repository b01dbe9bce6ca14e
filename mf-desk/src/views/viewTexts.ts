/** Texts of saved views. */
export const viewTexts = {
  views: 'Saved views',
  save: 'Save this view',
  name: 'Name of the view',
  remove: (name: string) => `Remove the view “${name}”`,
  store: 'Save',
  cancel: 'Cancel',
  failed: 'The view could not be changed. Try again.',
} as const;
