/** Texts of previews. Readers' posts do not carry them. */
export const previewTexts = {
  title: (name: string) => `Preview: ${name || 'Untitled'}`,
  ended: 'This preview is not available',
  endedText: 'The link has ended, or never existed. Ask the writer of the post for a new one.',
  home: (site: string) => `Go to ${site}`,
} as const;
