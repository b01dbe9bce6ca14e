/** Texts of files that are uploaded. */
export const fileTexts = {
  uploading: (name: string) => `Uploading “${name}”…`,
  tooLarge: (name: string) => `“${name}” is too large. The maximum is 20 MB.`,
  failed: 'The upload failed. Check your connection and try again.',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  remove: 'Remove',
} as const;
