/** The attribute of an exported block that has its settings, as JSON. */
export const settingsAttribute = 'data-marquee';
