import type { GalleryStyle } from '@marquee/shared/domain';
import { postFieldTexts } from '@marquee/vocal-kit/compare/postFieldTexts.ts';
import { uploadTexts } from '@marquee/vocal-kit/pictures/uploadTexts.ts';

/** Texts of pictures, videos, galleries and products: in the document and at the head of the post. */
export const mediaTexts = {
  ...uploadTexts,
  upload: 'Choose a picture',
  uploadHere: 'Choose a picture, or drop one here',
  replace: 'Replace picture',
  otherFiles: (names: readonly string[]) =>
    `${names.join(', ')}: only pictures can be added. Choose a GIF, JPEG or PNG.`,
  closeNotice: 'Close',
  pictureLeft:
    'We could not copy this picture. Save it to your device, then choose it here. Until then, only the text of this block is saved.',
  itsAltText: (text: string) => `Alternative text: ${text}`,
  pictureMissing: 'This block needs a picture. Until then, only its text is saved.',
  altText: 'Alternative text',
  altHint: 'Describe the picture for people who cannot see it.',
  videoAltHint: 'Describe the video for people who cannot see it.',
  caption: 'Caption',
  captionHint: 'Names of people and places.',
  credit: 'Credit',
  creditHint: 'Photographer and source, for example Ada North / Reuters.',

  layout: 'Layout',
  layouts: postFieldTexts.layouts,
  details: 'Details: title, text, link',
  videoDetails: 'Details: title, text, link, credit',
  galleryDetails: 'Details: title, text, credits',
  actionLabel: 'Link text',
  actionUrl: 'Link URL',

  videoSource: 'Video ID or link',
  videoHint: 'Paste a link, or a Brightcove ID (8 or more digits).',
  videoIsId: 'This is a Brightcove ID.',
  videoIsLink: (player: string) => `This is a video on ${player}.`,
  videoUnknown: 'This video cannot play in a post. Readers get a link instead.',
  videoRefused: (site: string, player: string) =>
    `${site} does not play videos from ${player}. Readers get a link instead.`,
  noVideo: 'No video yet',
  videoOfPlatform: (id: string) => `Video ${id}`,
  videoPlaysThere: 'The video plays on the published page.',
  poster: 'This picture is shown on cards and before the video plays.',

  galleryStyle: 'Arrangement',
  galleryStyles: { columns: 'Columns', grid: 'Grid', row: 'Row' } satisfies Record<GalleryStyle, string>,
  galleryHints: {
    columns: 'Uncropped pictures with captions.',
    grid: 'A large first picture, the rest as tiles.',
    row: 'A large first picture and one row of tiles.',
  } satisfies Record<GalleryStyle, string>,
  addPictures: 'Add pictures',
  addPicturesHere: 'Choose pictures, or drop them here',
  pictures: 'Pictures in order',
  picture: (place: number) => `Picture ${place}`,
  pictureCaption: (place: number) => `Caption of picture ${place}`,
  pictureCredit: (place: number) => `Credit of picture ${place}`,
  pictureAlt: (place: number) => `Alternative text of picture ${place}`,
  dragPicture: (place: number) => `Drag picture ${place}`,
  pictureUp: (place: number) => `Move picture ${place} up`,
  pictureDown: (place: number) => `Move picture ${place} down`,
  pictureMoved: (place: number, of: number) => `Picture ${place} of ${of}.`,
  removePicture: (place: number) => `Remove picture ${place}`,
  pictureRemoved: (place: number) => `Picture ${place} removed.`,
  undoRemoval: 'Undo',
  morePictures: (count: number) => `+${count}`,

  productUrl: 'Shop link',
  productUrlHint: 'Where readers can buy it.',
  price: 'Price',
  currency: 'Currency',
  noPrice: 'No price',
  badPrice: 'Enter an amount, such as 12.50.',
  listicleItem: 'Numbered list item',

  keptHtml: 'You can move or delete this block, but not edit it',
  player: 'Embedded player',
} as const;
