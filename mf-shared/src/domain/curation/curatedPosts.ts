import { z } from 'zod';
import { draftLimits } from '../vocal/draftLimits.ts';
import { bannerFieldsSchema, storedBannerSchema } from './bannerFields.ts';
import { curationLimits } from './curationLimits.ts';

const postId = z.string().min(1).max(20);

/** A published post in a list of moderators. */
export const curatedPostLinkSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Full name; null for a post without an author. */
  author: z.string().nullable(),
  /** `/{key}` on the site. */
  urlPath: z.string(),
  /** RFC 3339 UTC. */
  publishedAt: z.string(),
});
export type CuratedPostLink = z.infer<typeof curatedPostLinkSchema>;

/** Response of GET /api/vocal/curation/{site}/posts?q=, and of GET and PUT /api/vocal/curation/{site}/picks. */
export const curatedPostListSchema = z.object({ success: z.literal(true), posts: z.array(curatedPostLinkSchema) });

/** Body of PUT /api/vocal/curation/{site}/picks. It has the new and the former picks, each in their order. */
export const picksChangeSchema = z.object({
  ids: z
    .array(postId)
    .max(curationLimits.picks)
    .refine((ids) => new Set(ids).size === ids.length, 'A post is a pick once.'),
  before: z.array(postId).max(curationLimits.listedPicks),
});
export type PicksChange = z.infer<typeof picksChangeSchema>;

/** Properties of a published post that moderators set outside of its review. */
export const curatedPostSchema = curatedPostLinkSchema.extend({
  key: z.string(),
  /** Id of the channel. */
  channel: z.string().nullable(),
  /** The banner inside the post. */
  feature: storedBannerSchema.nullable(),
});
export type CuratedPost = z.infer<typeof curatedPostSchema>;

/** Response of GET and PATCH /api/vocal/curation/{site}/posts/{id}. */
export const curatedPostResponseSchema = z.object({ success: z.literal(true), post: curatedPostSchema });

/** Body of PATCH /api/vocal/curation/{site}/posts/{id}. It has the changed fields, and their former values. */
export const curatedPostChangeSchema = z
  .object({
    key: z
      .string()
      .max(draftLimits.key)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single hyphens.')
      .optional(),
    channel: postId.nullable().optional(),
    feature: bannerFieldsSchema.nullable().optional(),
    before: z.object({
      key: z.string().max(1_000).optional(),
      channel: postId.nullable().optional(),
      feature: storedBannerSchema.nullable().optional(),
    }),
  })
  .refine(
    ({ before, ...after }) =>
      (['key', 'channel', 'feature'] as const).every(
        (field) => (after[field] === undefined) === (before[field] === undefined),
      ),
    { path: ['before'], error: 'Send each changed field as it was before, too.' },
  )
  .refine(
    ({ key, channel, feature }) => key !== undefined || channel !== undefined || feature !== undefined,
    'Send what is to change.',
  );
export type CuratedPostChange = z.infer<typeof curatedPostChangeSchema>;
