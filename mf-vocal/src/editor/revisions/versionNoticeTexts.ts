/** Texts about versions that load with the editor. The texts of the list and the comparison load with the panel. */
export const versionNoticeTexts = {
  versions: 'Versions',
  loading: 'Loading the versions…',
  failed: 'We could not load the versions.',
  restored: (time: string, dropped: readonly string[]) =>
    `The version of ${time} was restored. The previous text is in Versions.${
      dropped.length > 0 ? ` No longer in its magazine: ${dropped.join(', ')}.` : ''
    }`,
  undoRestore: 'Undo',
  restoreFailed: 'We could not restore the version. Try again.',
  saveFirst: 'Your latest changes are not saved yet. Check your connection and try again.',
} as const;
