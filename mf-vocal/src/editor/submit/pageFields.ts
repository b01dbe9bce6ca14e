/** Fields of the page itself; all others are in the settings. */
export const pageFields: ReadonlySet<string> = new Set(['title', 'subtitle', 'lead', 'imageAltText', 'content']);
