/** Fields of a draft that the editor shows on the page itself. All other fields are in the settings panel. */
export const pageFields: ReadonlySet<string> = new Set([
  ...['title', 'subtitle', 'lead', 'imageAltText', 'imageCaption', 'content'],
]);
