import { z } from 'zod';
import { imageSchema } from '../images/image.ts';
import { reviewStatusSchema } from '../posts/post.ts';
import { siteKeySchema } from '../sites/site.ts';
import { optionalShownText, shownLines, shownText } from '../text/shownText.ts';
import { pictureEditSchema } from '../vocal/pictureEdit.ts';
import { mediaFilters, mediaLimits } from './mediaLimits.ts';

const id = z.string().max(20);

/** Fields of a picture in the library that editors write. */
export const mediaFieldsSchema = z.object({
  title: shownText(mediaLimits.title, 'Enter a title.'),
  /** Photographer or source, as readers see it. */
  credit: optionalShownText(mediaLimits.credit),
  /** Licence, contract or other terms of use. Readers never see it. */
  rights: shownLines(mediaLimits.rights),
  /** Empty for a decorative picture, and null while nobody has described the picture. */
  altText: shownLines(mediaLimits.altText).nullable(),
  /** Point that stays in sight where a place has another shape, in percent. Null for the middle. */
  focus: pictureEditSchema.shape.focus,
  /** Last day on which the picture may be used, in UTC. Null without a limit. */
  lastDay: z.iso.date().max(10).nullable(),
  /** True if contributors and authors may choose the picture for their posts. */
  isForWriters: z.boolean(),
});
export type MediaFields = z.infer<typeof mediaFieldsSchema>;

/** Body of POST /api/vocal/media. */
export const newMediaSchema = mediaFieldsSchema.extend({
  site: siteKeySchema,
  /** An upload of the account that no picture of the site's library has. */
  public_id: imageSchema.shape.public_id,
  fileName: optionalShownText(mediaLimits.fileName),
});
export type NewMedia = z.infer<typeof newMediaSchema>;

/** Body of PUT /api/vocal/media/{id}. */
export const mediaChangeSchema = mediaFieldsSchema.extend({
  /** Version of the picture that the editor saw. */
  version: z.int().positive().max(1_000_000_000),
});
export type MediaChange = z.infer<typeof mediaChangeSchema>;

/** Whether the last day of a picture is over, or soon. */
export const mediaTermSchema = z.enum(['open', 'expiring', 'expired']);
export type MediaTerm = z.infer<typeof mediaTermSchema>;

const personSchema = z.object({ id: z.string(), name: z.string() });

/** A picture of the library of a site. Times are RFC 3339 UTC. */
export const mediaItemSchema = z.object({
  id: z.string(),
  site: siteKeySchema,
  image: imageSchema,
  title: z.string(),
  fileName: z.string(),
  credit: z.string(),
  rights: z.string(),
  altText: z.string().nullable(),
  focus: pictureEditSchema.shape.focus,
  lastDay: z.string().nullable(),
  term: mediaTermSchema,
  isForWriters: z.boolean(),
  version: z.int().positive(),
  addedBy: personSchema.nullable(),
  addedAt: z.string(),
  /** Number of posts of the site with the picture, or with a picture that was edited from it. */
  posts: z.int().nonnegative(),
  /** The picture that has replaced this one in all posts of the site, unless that was undone. */
  replacedBy: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type MediaItem = z.infer<typeof mediaItemSchema>;

/** Query of GET /api/vocal/media. All filters combine. */
export const mediaQuerySchema = z.object({
  site: siteKeySchema.optional(),
  /** Words in title, credit, alternative text or file name. */
  q: z.string().trim().max(mediaLimits.search).default(''),
  filter: z.enum(mediaFilters).optional(),
  /** Pagination cursor: `next` of the previous page. */
  before: id.optional(),
});
export type MediaQuery = z.infer<typeof mediaQuerySchema>;

/** Response of GET /api/vocal/media, the newest pictures first. */
export const mediaListSchema = z.object({
  success: z.literal(true),
  items: z.array(mediaItemSchema),
  next: z.string().nullable(),
});
export type MediaList = z.infer<typeof mediaListSchema>;

/** Place of a picture in a post. `feature` is the banner that moderators put inside a post. */
export const picturePlaceSchema = z.enum(['lead', 'feature', 'gallery', 'body']);
export type PicturePlace = z.infer<typeof picturePlaceSchema>;

/** A post with a picture of the library. */
export const mediaUseSchema = z.object({
  postId: z.string(),
  name: z.string(),
  status: reviewStatusSchema,
  /** Places in the post, without its unpublished changes. */
  places: z.array(picturePlaceSchema),
  /** Places in the unpublished changes of the post. */
  placesInChanges: z.array(picturePlaceSchema),
  /** Path of the live page on its site. Null if readers do not see the post. */
  urlPath: z.string().nullable(),
});
export type MediaUse = z.infer<typeof mediaUseSchema>;

/** A replacement of a picture by another one in all posts of the site. */
export const mediaReplacementSchema = z.object({
  id: z.string(),
  from: z.object({ id: z.string(), title: z.string() }),
  to: z.object({ id: z.string(), title: z.string() }),
  at: z.string(),
  by: personSchema.nullable(),
  /** Number of changed posts. */
  changed: z.int().nonnegative(),
  /** Number of posts that still have the former picture. More than 0 if the call had to stop. */
  left: z.int().nonnegative(),
  isUndone: z.boolean(),
});
export type MediaReplacement = z.infer<typeof mediaReplacementSchema>;

/** Response of calls about one picture. */
export const mediaResponseSchema = z.object({
  success: z.literal(true),
  item: mediaItemSchema,
  /** The last edited posts first, at most 200. */
  uses: z.array(mediaUseSchema),
  /** The last ten replacements of this picture, and by this picture. The newest first. */
  replacements: z.array(mediaReplacementSchema),
});
export type MediaResponse = z.infer<typeof mediaResponseSchema>;

/** Body of POST /api/vocal/media/{id}/replace. */
export const mediaReplaceSchema = z.object({
  /** Another picture of the site's library. */
  by: id,
  /** True to give the posts also the credit and the alternative text of the other picture. */
  withTexts: z.boolean(),
});
export type MediaReplace = z.infer<typeof mediaReplaceSchema>;

/** Response of calls that replace a picture, continue a replacement or undo it. */
export const mediaReplacementResponseSchema = z.object({
  success: z.literal(true),
  replacement: mediaReplacementSchema,
});
export type MediaReplacementResponse = z.infer<typeof mediaReplacementResponseSchema>;
