/** Texts of previews. They are not in `texts`, so that pages for readers do not load them. */
export const previewTexts = {
  title: (name: string) => `Preview: ${name || 'Untitled'}`,
  ended: 'This preview is not available',
  endedText: 'The link has ended, or never existed. Ask the writer of the post for a new one.',
  home: (site: string) => `Go to ${site}`,
} as const;
