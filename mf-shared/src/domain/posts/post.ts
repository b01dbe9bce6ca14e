import { z } from 'zod';
import { imageSchema } from '../images/image.ts';
import { authorLinkSchema, authorSchema } from '../people/author.ts';
import { categoryLinkSchema, categorySchema } from '../sections/category.ts';
import { channelLinkSchema, channelSchema } from '../sections/channel.ts';
import { tagLinkSchema } from '../sections/tag.ts';
import { siteKeySchema } from '../sites/site.ts';
import { languageSchema } from '../text/languageSchema.ts';
import { postBylineSchema } from './byline.ts';
import { postCorrectionSchema } from './correction.ts';
import { mediaLayoutSchema, postModuleSchema, videoDataSchema } from './module.ts';
import { postTypes } from './postTypes.ts';
import { specialFeatureSchema } from './promo.ts';
import { postSearchSchema } from './search.ts';

export const postTypeSchema = z.enum(postTypes);
export type PostType = z.infer<typeof postTypeSchema>;

export const mediaTypeSchema = z.enum(['image', 'video']);
export type MediaType = z.infer<typeof mediaTypeSchema>;

export const listicleOrderSchema = z.enum(['ascending', 'descending']);
export type ListicleOrder = z.infer<typeof listicleOrderSchema>;

export const reviewStatuses = [
  'draft',
  'needs-review',
  'in-review',
  'changes-requested',
  'rejected',
  'scheduled',
  'published',
  'unpublished',
] as const;
export const reviewStatusSchema = z.enum(reviewStatuses);
export type ReviewStatus = z.infer<typeof reviewStatusSchema>;

/** A post in a list: the fields of a card and no more, as every byte is also serialized state. */
export const postSummarySchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  subtitle: z.string(),
  /** Plain text. */
  summary: z.string(),
  /** Duplicate of `postType` under the older name of the spec. */
  type: postTypeSchema,
  postType: postTypeSchema,
  mediaType: mediaTypeSchema,
  image: imageSchema.nullable(),
  imageAltText: z.string().nullable(),
  /** Photographer or source of the picture. Only posts with a credit have this field. */
  imageCredit: z.string().optional(),
  /** Address of the video's own thumbnail, for a video without an image. */
  videoThumbnailUrl: z.string().nullable(),
  author: authorLinkSchema.nullable(),
  /** People beside the author, in the order of their names. Absent without any. */
  bylines: z.array(postBylineSchema).optional(),
  category: categoryLinkSchema.nullable(),
  channel: channelLinkSchema.nullable(),
  editorPick: z.boolean(),
  /** RFC 3339 UTC. */
  publishedAt: z.string(),
  /** `/{key}` */
  urlPath: z.string(),
  /** Language of the texts, if it is not the language of the site. BCP 47. */
  language: languageSchema.optional(),
  /** Corrections for readers, the oldest first. Absent without any. */
  corrections: z.array(postCorrectionSchema).optional(),
});
export type PostSummary = z.infer<typeof postSummarySchema>;

/** A whole post, as its own page needs it. */
export const postSchema = postSummarySchema.extend({
  title: z.string(),
  site: siteKeySchema,
  brightcoveId: z.string().nullable(),
  videoLink: z.string().nullable(),
  videoData: videoDataSchema.nullable(),
  /** Sanitized HTML. */
  imageCaption: z.string().nullable(),
  mediaLayout: mediaLayoutSchema,
  /** Sanitized HTML. */
  content: z.string(),
  modules: z.array(postModuleSchema),
  tags: z.array(tagLinkSchema),
  author: authorSchema.nullable(),
  category: categorySchema.nullable(),
  channel: channelSchema.nullable(),
  isListicle: z.boolean(),
  listicleOrder: listicleOrderSchema,
  /** The post has at least one gallery module. */
  galleries: z.boolean(),
  /** The post has at least one product module. */
  products: z.boolean(),
  specialFeature: specialFeatureSchema.nullable(),
  reviewStatus: reviewStatusSchema,
  createdAt: z.string(),
  modifiedAt: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
  ogType: z.string(),
  ogTitle: z.string(),
  ogDescription: z.string(),
});
export type Post = z.infer<typeof postSchema>;

/** Number of posts of each type. */
export const typeTotalsSchema = z.record(postTypeSchema, z.int().nonnegative());
export type TypeTotals = z.infer<typeof typeTotalsSchema>;

/** Response of GET /api/posts/list. */
export const postListSchema = z.object({
  posts: z.array(postSummarySchema),
  totalPages: z.int().nonnegative(),
  /** Not in the specification. Number of matching posts, for "{n} Posts matching". */
  total: z.int().nonnegative(),
  /**
   * Not in the specification. Matching posts of each type, whatever `postType` is. Absent if counting would be too
   * slow.
   */
  typeTotals: typeTotalsSchema.optional(),
  /** Not in the specification. Only present in the response to a search. */
  search: postSearchSchema.optional(),
});
export type PostList = z.infer<typeof postListSchema>;

/** Response of GET /api/posts/{id}; {id} is a post's id or key. */
export const postDetailSchema = z.object({ post: postSchema, relatedPosts: z.array(postSummarySchema) });
export type PostDetail = z.infer<typeof postDetailSchema>;

/** Response of GET /api/posts/next/{id}: the post published just before this one. */
export const nextPostSchema = z.object({ success: z.boolean(), post: postSummarySchema.nullable() });
export type NextPost = z.infer<typeof nextPostSchema>;

/**
 * Response of GET /api/posts/{id}?with=next: `next` is the response of GET /api/posts/next/{id}, absent if that call
 * fails.
 */
export const postDetailWithNextSchema = postDetailSchema.extend({ next: nextPostSchema.optional() });

/** Arguments of GET /api/posts/list (spec section 7). Numbers arrive as text. */
export const postListQuerySchema = z.object({
  site: siteKeySchema,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(16),
  postType: postTypeSchema.optional(),
  editorPick: z.literal('true').optional(),
  categoryKey: z.string().max(100).optional(),
  channelKey: z.string().max(100).optional(),
  search: z.string().max(200).optional(),
  author: z.string().max(100).optional(),
  tags: z.string().max(100).optional(),
  publishedAfter: z.iso.date().optional(),
  publishedBefore: z.iso.date().optional(),
});
export type PostListQuery = z.infer<typeof postListQuerySchema>;
