/** In the place of pictures: they are content, and take the machine longer to make than all else together. */
export const pixel = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
