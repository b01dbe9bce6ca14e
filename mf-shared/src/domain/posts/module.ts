import { z } from 'zod';
import { imageSchema } from '../images/image.ts';
import { moneySchema } from '../money/moneySchema.ts';

export const mediaLayouts = ['fullWidth', 'insetCenter', 'outsetCenter', 'outsetLeft', 'outsetRight'] as const;
export const mediaLayoutSchema = z.enum(mediaLayouts);
export type MediaLayout = z.infer<typeof mediaLayoutSchema>;

/** oEmbed data of an external video. */
export const videoDataSchema = z.object({
  exists: z.boolean(),
  thumbnailUrl: z.string().nullable(),
  /** Sanitized HTML: an iframe of an allowed host. */
  html: z.string(),
});
export type VideoData = z.infer<typeof videoDataSchema>;

/** Metadata of a page at another host, such as a shop's page of a product. `thumbnailUrl` is an absolute address. */
export const embedlyDataSchema = z.object({
  thumbnailUrl: z.string().nullable(),
  thumbnailWidth: z.int().positive().nullable(),
  thumbnailHeight: z.int().positive().nullable(),
  title: z.string(),
});
export type EmbedlyData = z.infer<typeof embedlyDataSchema>;

const moduleBase = { title: z.string().optional(), isListicleItem: z.boolean().default(false) };

/** Sanitized HTML of one stretch of text. */
export const contentModuleSchema = z.object({ ...moduleBase, type: z.literal('content'), content: z.string() });

export const galleryStyleSchema = z.enum(['columns', 'grid', 'row']);
export type GalleryStyle = z.infer<typeof galleryStyleSchema>;

export const galleryImageSchema = imageSchema.extend({
  /** Absolute address of the picture when it lies outside the CDN; else null. */
  url: z.string().nullable(),
  title: z.string().optional(),
  alt: z.string().optional(),
  credit: z.string().optional(),
});
export type GalleryImage = z.infer<typeof galleryImageSchema>;

export const galleryModuleSchema = z.object({
  ...moduleBase,
  type: z.literal('gallery'),
  galleryStyle: galleryStyleSchema.default('columns'),
  images: z.array(galleryImageSchema),
  content: z.string().optional(),
});

const mediaBlock = {
  mediaLayout: mediaLayoutSchema.default('insetCenter'),
  imageAltText: z.string().optional(),
  /** Sanitized HTML. */
  imageCaption: z.string().optional(),
  /** Photographer or source of the picture or video: plain text. */
  imageCredit: z.string().optional(),
  content: z.string().optional(),
  actionLabel: z.string().optional(),
  actionUrl: z.string().optional(),
};

export const imageModuleSchema = z.object({
  ...moduleBase,
  ...mediaBlock,
  type: z.literal('image'),
  image: imageSchema,
});

/** A product. `data` describes an external product, and `image` is one of our own pictures. */
export const productModuleSchema = z.object({
  ...moduleBase,
  type: z.literal('product'),
  url: z.string(),
  data: embedlyDataSchema.nullable(),
  image: imageSchema.nullable(),
  /** The seller's price when the post was written. */
  price: moneySchema.optional(),
  content: z.string().optional(),
});

export const videoModuleSchema = z.object({
  ...moduleBase,
  ...mediaBlock,
  type: z.literal('video'),
  brightcoveId: z.string().nullable(),
  videoLink: z.string().nullable(),
  videoData: videoDataSchema.nullable(),
});

export const postModuleSchema = z.discriminatedUnion('type', [
  contentModuleSchema,
  galleryModuleSchema,
  imageModuleSchema,
  productModuleSchema,
  videoModuleSchema,
]);
export type PostModule = z.infer<typeof postModuleSchema>;
export type ContentModule = z.infer<typeof contentModuleSchema>;
export type GalleryModule = z.infer<typeof galleryModuleSchema>;
export type ImageModule = z.infer<typeof imageModuleSchema>;
export type ProductModule = z.infer<typeof productModuleSchema>;
export type VideoModule = z.infer<typeof videoModuleSchema>;
