/** Texts of the choice of a language, which load with the choice. */
export const languageTexts = {
  language: 'Language of the post',
  ofSite: 'The magazine’s language',
  ofWords: 'Language of the selected words',
  ofPost: 'The language of the post',
  hint: 'Used for spelling, screen readers, search engines, and quotation marks as you type.',
  turnOff: 'Turn off typographic quotation marks',
} as const;
