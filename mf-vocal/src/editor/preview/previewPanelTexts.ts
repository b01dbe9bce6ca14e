/** Texts of the panel of the preview before the preview has loaded. */
export const previewPanelTexts = {
  preview: 'Preview',
  making: 'Saving your post and opening its preview…',
  noSite: 'Choose a magazine to preview your post.',
  chooseSite: 'Choose a magazine',
  failed: 'We could not open the preview. Check your connection and try again.',
} as const;
