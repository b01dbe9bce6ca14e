/**
 * Attributes of a link that does something of its own once the page is alive, such as opening a dialog. A page comes to life with its
 * reader's first sign; the shell keeps a click on such a link until then, where other links lead on at once.
 */
export const enhancedLink = { 'data-enhanced': '' } as const;
