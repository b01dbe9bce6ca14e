/** Attribute of an exported block with the block's settings as JSON. */
export const settingsAttribute = 'data-marquee';
