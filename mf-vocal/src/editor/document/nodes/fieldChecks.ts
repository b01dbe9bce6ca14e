import type {
  EmbedlyData,
  GalleryImage,
  GalleryModule,
  Image,
  MediaLayout,
  Money,
  VideoData,
} from '@marquee/shared/domain';
import { type BlockType, moduleFields } from './moduleFields.ts';

type Check = (value: unknown) => boolean;
type FieldChecks = { readonly [T in BlockType]: { readonly [K in keyof (typeof moduleFields)[T]]: Check } };

const isText: Check = (value) => typeof value === 'string';
const isPixels: Check = (value) => Number.isSafeInteger(value) && Number(value) > 0;
const isMissingOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
const isOneOf =
  (names: Readonly<Record<string, true>>): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(names, value);

/** Checks that a value is an object whose named properties pass. Other properties are not looked at. */
function isObjectWith<T>(checks: { readonly [K in keyof T]-?: Check }): Check {
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const given = new Map<string, unknown>(Object.entries(value));
    return Object.entries<Check>(checks).every(([name, check]) => check(given.get(name)));
  };
}

const image = { public_id: isText, width: isPixels, height: isPixels, format: isMissingOr(isText) };
const isImage = isObjectWith<Image>(image);
const isGalleryImage = isObjectWith<GalleryImage>({
  ...image,
  url: isMissingOr(isText),
  title: isMissingOr(isText),
  alt: isMissingOr(isText),
  credit: isMissingOr(isText),
});
const isMediaLayout = isOneOf({
  fullWidth: true,
  insetCenter: true,
  outsetCenter: true,
  outsetLeft: true,
  outsetRight: true,
} satisfies Record<MediaLayout, true>);
const isGalleryStyle = isOneOf({ columns: true, grid: true, row: true } satisfies Record<
  GalleryModule['galleryStyle'],
  true
>);

const media = {
  mediaLayout: isMediaLayout,
  imageAltText: isText,
  imageCredit: isText,
  actionLabel: isText,
  actionUrl: isText,
};

const fieldChecks: FieldChecks = {
  gallery: {
    galleryStyle: isGalleryStyle,
    images: (value) => Array.isArray(value) && value.every(isGalleryImage),
  },
  image: { image: isImage, ...media },
  product: {
    url: isText,
    data: isObjectWith<EmbedlyData>({
      thumbnailUrl: isMissingOr(isText),
      thumbnailWidth: isMissingOr(isPixels),
      thumbnailHeight: isMissingOr(isPixels),
      title: isText,
    }),
    image: isImage,
    price: isObjectWith<Money>({ amount: Number.isSafeInteger, currency: isText }),
  },
  video: {
    brightcoveId: isText,
    videoLink: isText,
    videoData: isObjectWith<VideoData>({
      exists: (value) => typeof value === 'boolean',
      thumbnailUrl: isMissingOr(isText),
      html: isText,
    }),
    ...media,
  },
};

/**
 * Reads the fields of a block from data that any page can have written.
 *
 * Pages must not load zod (`serverLibraries.ts`), so this checks the kinds that the editor relies on. The api validates
 * every save with the schema of the module.
 * @returns null if a field has a value of another kind. A missing field gets its default.
 */
export function readFields(type: BlockType, given: Readonly<Record<string, unknown>>): Record<string, unknown> | null {
  const defaults: Record<string, unknown> = moduleFields[type];
  const fields = Object.entries<Check>(fieldChecks[type]).map(
    ([name, check]) => [name, given[name] ?? defaults[name], isMissingOr(check)(given[name])] as const,
  );
  if (fields.some(([, , isGood]) => !isGood)) return null;
  return Object.fromEntries(fields.map(([name, value]) => [name, value]));
}
