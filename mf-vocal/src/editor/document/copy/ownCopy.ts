/** Attribute that marks HTML copied from Vocal's editor. */
export const ownCopy = 'data-vocal';
