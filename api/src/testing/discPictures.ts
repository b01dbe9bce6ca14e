import type { PictureLanguage } from '../content/pictureLanguage.ts';

/** The picture language of the fixture sites: one disc whose colour the seed chooses. */
export const discPictures: PictureLanguage = {
  motifs: ['disc', 'portrait'],
  draw(_motif, random, { width, height }) {
    const hue = Math.floor(random() * 360);
    return (
      `<rect width="${width}" height="${height}" fill="hsl(${hue} 60% 20%)"/>` +
      `<circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="hsl(${hue} 80% 60%)"/>`
    );
  },
};
