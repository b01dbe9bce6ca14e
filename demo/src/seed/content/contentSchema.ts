import {
  galleryStyleSchema,
  isReservedKey,
  listicleOrderSchema,
  mediaLayoutSchema,
  mediaTypeSchema,
  moneySchema,
  postTypeSchema,
} from '@marquee/shared/domain';
import { z } from 'zod';

/** A key, which is lower-case words with hyphens, and not a word of the api's addresses. */
export const keySchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .refine((key) => !isReservedKey(key), { error: 'is a word of the addresses of the api' });

/** Name of a file in the site's folder `pictures`, without `.svg`. */
const pictureNameSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const pictureSchema = z.strictObject({
  file: pictureNameSchema,
  alt: z.string().min(1),
  /** Markdown, one line. */
  caption: z.string().optional(),
  title: z.string().optional(),
});
export type Picture = z.infer<typeof pictureSchema>;

const videoSchema = z.strictObject({
  link: z.url().optional(),
  brightcoveId: z
    .string()
    .regex(/^\d{8,}$/)
    .optional(),
  /** A player's HTML from oEmbed, for a video with neither. */
  embed: z.string().optional(),
});

const moduleBase = { title: z.string().optional(), isListicleItem: z.boolean().default(false) };
const mediaBlock = {
  mediaLayout: mediaLayoutSchema.default('insetCenter'),
  content: z.string().optional(),
  actionLabel: z.string().optional(),
  actionUrl: z.string().optional(),
};

/** Modules as they are written in a post's front matter; every `content` is Markdown. */
const moduleContentSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...moduleBase, type: z.literal('content'), content: z.string() }),
  z.strictObject({
    ...moduleBase,
    type: z.literal('gallery'),
    galleryStyle: galleryStyleSchema,
    images: z.array(pictureSchema).min(2),
    content: z.string().optional(),
  }),
  z.strictObject({ ...moduleBase, ...mediaBlock, type: z.literal('image'), image: pictureSchema }),
  z.strictObject({
    ...moduleBase,
    type: z.literal('product'),
    url: z.string(),
    price: moneySchema.optional(),
    image: pictureSchema,
    content: z.string().optional(),
  }),
  z.strictObject({
    ...moduleBase,
    ...mediaBlock,
    type: z.literal('video'),
    video: videoSchema,
    caption: z.string().optional(),
  }),
]);

const specialFeatureContentSchema = z.strictObject({
  name: z.string(),
  subtitle: z.string(),
  actionLabel: z.string(),
  actionUrl: z.string(),
  image: pictureSchema,
});

/** Front matter of `demo/content/{site}/posts/{key}.md`; the file's body is the post's content in Markdown. */
export const postContentSchema = z.strictObject({
  name: z.string().min(1).max(140),
  subtitle: z.string().min(1).max(220),
  summary: z.string().min(1).max(600),
  postType: postTypeSchema,
  mediaType: mediaTypeSchema.default('image'),
  author: keySchema,
  category: keySchema,
  channel: keySchema.optional(),
  tags: z.array(keySchema).min(1).max(6),
  /** Age of the post in days when the demo is created, so that a demo is always fresh. Fractions are hours. */
  daysAgo: z.number().min(0).max(430),
  editorPick: z.boolean().default(false),
  image: pictureSchema.optional(),
  video: videoSchema.optional(),
  mediaLayout: mediaLayoutSchema.default('insetCenter'),
  isListicle: z.boolean().default(false),
  listicleOrder: listicleOrderSchema.default('ascending'),
  specialFeature: specialFeatureContentSchema.optional(),
  modules: z.array(moduleContentSchema).default([]),
});
export type PostContent = z.infer<typeof postContentSchema>;

/** Contents of `demo/content/{site}/site.yaml`, which is a demo site without its posts. */
export const siteContentSchema = z.strictObject({
  /** BCP 47 language of the texts, whose typographic marks replace straight ones. */
  language: z.string().default('en'),
  authors: z
    .array(
      z.strictObject({
        key: keySchema,
        first: z.string(),
        last: z.string(),
        /** Markdown. */
        bio: z.string(),
        summary: z.string().nullable(),
        portrait: pictureNameSchema.nullable(),
      }),
    )
    .min(4),
  categories: z
    .array(z.strictObject({ key: keySchema, name: z.string(), description: z.string(), picture: pictureNameSchema }))
    .min(6),
  channels: z
    .array(
      z.strictObject({
        key: keySchema,
        name: z.string(),
        description: z.string(),
        url: z.url().optional(),
        banner: pictureSchema.optional(),
      }),
    )
    .min(2),
  tags: z.array(z.strictObject({ key: keySchema, name: z.string(), description: z.string() })).min(8),
  promo: specialFeatureContentSchema,
});
export type SiteContent = z.infer<typeof siteContentSchema>;
