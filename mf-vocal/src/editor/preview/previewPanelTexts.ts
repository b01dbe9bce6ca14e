/** Texts of the preview's panel before the preview is there. */
export const previewPanelTexts = {
  preview: 'Preview',
  making: 'Saving your post and opening its preview…',
  noSite: 'Choose a magazine to preview your post.',
  chooseSite: 'Choose a magazine',
  failed: 'We could not open the preview. Check your connection and try again.',
} as const;
