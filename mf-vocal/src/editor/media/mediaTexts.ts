import type { GalleryStyle } from '@marquee/shared/domain';
import { postFieldTexts } from '@marquee/vocal-kit/compare/postFieldTexts.ts';
import { uploadTexts } from '@marquee/vocal-kit/pictures/uploadTexts.ts';

/** Texts of pictures, videos, galleries and products: in the document and at the head of the post. */
export const mediaTexts = {
  ...uploadTexts,
  upload: 'Choose a picture',
  uploadHere: 'Choose a picture, or drop one here',
  replace: 'Replace the picture',
  otherFiles: (names: readonly string[]) =>
    `${names.join(', ')}: only pictures can be added to the text. Choose a GIF, JPEG or PNG.`,
  closeNotice: 'Close',
  pictureLeft:
    'The picture itself could not be copied from its page. Save it on your device and choose it here; until then, only the words of this block are saved.',
  itsAltText: (text: string) => `Its alternative text: ${text}`,
  pictureMissing: 'This block needs a picture. Until then, only its text is saved.',
  altText: 'Alternative text',
  altHint: 'Describe the picture for people who cannot see it.',
  videoAltHint: 'Describe the video for people who cannot see it.',
  caption: 'Caption',
  captionHint: 'Names of people and places, and the photographer.',

  layout: 'Layout',
  layouts: postFieldTexts.layouts,
  action: 'Link below it',
  actionLabel: 'Link text',
  actionUrl: 'Address of the link',

  videoSource: 'Video ID or link',
  videoHint: 'Paste a link, or a Brightcove ID (8 or more digits).',
  videoIsId: 'This is a Brightcove ID.',
  videoIsLink: (player: string) => `This is a video on ${player}.`,
  videoUnknown: 'Posts cannot play videos from this address. Readers get a link to it.',
  videoRefused: (site: string, player: string) =>
    `${site} does not play videos from ${player}. Readers get a link to it.`,
  noVideo: 'No video yet',
  videoOfPlatform: (id: string) => `Video ${id}`,
  videoPlaysThere: 'It plays on the post page.',
  poster: 'The picture is shown on cards, and until the video plays.',

  galleryStyle: 'Arrangement',
  galleryStyles: { columns: 'Columns', grid: 'Grid', row: 'Row' } satisfies Record<GalleryStyle, string>,
  galleryHints: {
    columns: 'Whole pictures with their captions.',
    grid: 'The first picture large, all others as tiles.',
    row: 'The first picture large, and one row of tiles.',
  } satisfies Record<GalleryStyle, string>,
  addPictures: 'Add pictures',
  addPicturesHere: 'Choose pictures, or drop them here',
  pictures: 'Pictures in order',
  picture: (place: number) => `Picture ${place}`,
  pictureCaption: (place: number) => `Caption of picture ${place}`,
  pictureAlt: (place: number) => `Alternative text of picture ${place}`,
  dragPicture: (place: number) => `Drag picture ${place}`,
  pictureUp: (place: number) => `Move picture ${place} up`,
  pictureDown: (place: number) => `Move picture ${place} down`,
  pictureMoved: (place: number, of: number) => `Picture ${place} of ${of}.`,
  removePicture: (place: number) => `Remove picture ${place}`,
  pictureRemoved: (place: number) => `Picture ${place} is removed.`,
  undoRemoval: 'Put it back',
  morePictures: (count: number) => `+${count}`,

  productUrl: 'Address of the shop',
  productUrlHint: 'Where readers can buy it. We do not fetch anything from it.',
  price: 'Price',
  currency: 'Currency',
  noPrice: 'No price',
  badPrice: 'Please write an amount, such as 12.50.',
  listicleItem: 'A numbered item of the list',

  keptHtml: 'Kept as it is: this block can be moved and deleted',
  player: 'Embedded player',
} as const;
