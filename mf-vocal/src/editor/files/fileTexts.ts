/** Texts of files. */
export const fileTexts = {
  uploading: (name: string) => `Uploading “${name}”…`,
  tooLarge: (name: string) => `“${name}” is too large. The maximum is 20 MB.`,
  failed: 'The upload failed. Check your connection and try again.',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  remove: 'Remove',
  name: 'Name of the file',
  nameHint: 'Readers see this name. The stored file keeps its own.',
  done: 'Done',
} as const;
