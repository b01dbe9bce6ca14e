import { z } from 'zod';
import { type Image, imageSchema } from '../images/image.ts';
import {
  contentModuleSchema,
  galleryModuleSchema,
  imageModuleSchema,
  mediaLayoutSchema,
  type PostModule,
  postModuleSchema,
  productModuleSchema,
  videoDataSchema,
  videoModuleSchema,
} from '../posts/module.ts';
import { listicleOrderSchema, mediaTypeSchema, postTypeSchema, reviewStatusSchema } from '../posts/post.ts';
import { siteKeySchema } from '../sites/site.ts';
import { languageSchema } from '../text/languageSchema.ts';
import { optionalShownText, shownLines, shownText } from '../text/shownText.ts';
import { draftLimits } from './draftLimits.ts';

/** A module with an id, by which an editor recognizes the module after a save. Only Vocal's responses have the id. */
export type DraftModule = PostModule & { id: string };

const named = { id: z.string().max(40) };

const { content, ...others } = {
  content: contentModuleSchema.extend(named).loose(),
  gallery: galleryModuleSchema.extend(named).loose(),
  image: imageModuleSchema.extend(named).loose(),
  product: productModuleSchema.extend(named).loose(),
  video: videoModuleSchema.extend(named).loose(),
} satisfies Record<PostModule['type'], z.ZodObject>;

/**
 * Keeps unknown fields, which a newer release has stored, so that the editor sends them back. The api accepts an
 * unknown field only if the stored module has it.
 */
export const draftModuleSchema: z.ZodType<DraftModule> = z.discriminatedUnion('type', [
  content,
  ...Object.values(others),
]);

/** Names of the fields that a module of each type can have. */
export const draftModuleFields: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  postModuleSchema.options.map(({ shape }) => [shape.type.value, new Set([...Object.keys(shape), 'id'])]),
);

/** A tag of a draft. A tag without an id is created when the draft is submitted. */
export const draftTagSchema = z.object({
  id: z.string().max(20).nullable(),
  name: z.string().trim().min(1).max(draftLimits.tagName),
});
export type DraftTag = z.infer<typeof draftTagSchema>;

/** Fields of a post that a writer can change. */
export const draftFieldsSchema = z.object({
  site: siteKeySchema.nullable(),
  /** URL slug. Null until the writer chooses one or submits the post. */
  key: z
    .string()
    .max(draftLimits.key)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .nullable(),
  name: z.string().max(draftLimits.name),
  title: z.string().max(draftLimits.title),
  subtitle: z.string().max(draftLimits.subtitle),
  /** Plain text. */
  summary: z.string().max(draftLimits.summary),
  postType: postTypeSchema,
  mediaType: mediaTypeSchema,
  brightcoveId: z.string().max(draftLimits.link).nullable(),
  videoLink: z.string().max(draftLimits.link).nullable(),
  image: imageSchema.nullable(),
  imageAltText: z.string().max(draftLimits.altText).nullable(),
  /** HTML; sanitized when it is saved. */
  imageCaption: z.string().max(draftLimits.caption).nullable(),
  /** Plain text. Posts of older releases lack it. */
  imageCredit: z.string().max(draftLimits.credit).nullable().optional(),
  mediaLayout: mediaLayoutSchema,
  /** HTML; sanitized when it is saved. */
  content: z.string(),
  modules: z.array(draftModuleSchema).max(draftLimits.modules),
  isListicle: z.boolean(),
  listicleOrder: listicleOrderSchema,
  /** Keys of the site's category and channel. */
  category: z.string().max(draftLimits.key).nullable(),
  channel: z.string().max(draftLimits.key).nullable(),
  tags: z.array(draftTagSchema).max(draftLimits.tags),
  /** Language of the texts, BCP 47. Null for the language of the site. Absent in versions of older releases. */
  language: languageSchema.nullable().optional(),
  seoTitle: z.string().max(draftLimits.seo),
  seoDescription: z.string().max(draftLimits.seo),
  seoKeywords: z.string().max(draftLimits.seo),
  ogTitle: z.string().max(draftLimits.seo),
  ogDescription: z.string().max(draftLimits.seo),
});
export type DraftFields = z.infer<typeof draftFieldsSchema>;

/** Fields whose texts are HTML, a key, or an address. */
type OtherText =
  | 'imageCaption'
  | 'content'
  | 'site'
  | 'language'
  | 'key'
  | 'category'
  | 'channel'
  | 'brightcoveId'
  | 'videoLink';

/** Fields that hold plain text for readers. */
export type PlainTextField = Exclude<
  { [Name in keyof DraftFields]-?: string extends DraftFields[Name] ? Name : never }[keyof DraftFields],
  OtherText
>;

/** Fields that hold a picture. */
export type ImageField = {
  [Name in keyof DraftFields]-?: Image extends DraftFields[Name] ? Name : never;
}[keyof DraftFields];

/** A tag as a writer sends it. */
const sentTagSchema = draftTagSchema.extend({ name: shownText(draftLimits.tagName) });
const sentTagsSchema = z.array(sentTagSchema).max(draftLimits.tags);

const line = (longest: number) => optionalShownText(longest).optional();

const plainTexts = {
  name: line(draftLimits.name),
  title: line(draftLimits.title),
  subtitle: line(draftLimits.subtitle),
  summary: shownLines(draftLimits.summary).optional(),
  imageAltText: shownLines(draftLimits.altText).nullable().optional(),
  imageCredit: optionalShownText(draftLimits.credit).nullable().optional(),
  seoTitle: line(draftLimits.seo),
  seoDescription: shownLines(draftLimits.seo).optional(),
  seoKeywords: line(draftLimits.seo),
  ogTitle: line(draftLimits.seo),
  ogDescription: shownLines(draftLimits.seo).optional(),
} satisfies Record<PlainTextField, z.ZodType>;

/**
 * Body of PUT /api/vocal/posts/{id}: any of the fields, and nothing else. Rules for texts are here only, so that posts
 * of older releases can still be read.
 */
export const draftChangesSchema = draftFieldsSchema
  .partial()
  .extend({ ...plainTexts, tags: sentTagsSchema.optional() })
  .strict();
export type DraftChanges = z.infer<typeof draftChangesSchema>;

/** Body of a save. `mine` is the caller's story before a merge, to keep that version. Older releases refuse it (422). */
export const draftSaveSchema = draftChangesSchema.extend({
  mine: draftChangesSchema.pick({ content: true, modules: true }).optional(),
});
export type DraftStory = Pick<DraftChanges, 'content' | 'modules'>;

/** A post as its writer sees it. For a published post with changes, this is the working copy. */
export const draftSchema = draftFieldsSchema.extend({
  id: z.string(),
  reviewStatus: reviewStatusSchema,
  /** The review of changes to a published post; null without changes. */
  pending: z.object({ reviewStatus: reviewStatusSchema, since: z.string() }).nullable(),
  /** Number of saves. The ETag is this number in quotation marks. */
  version: z.int().positive(),
  /** oEmbed data of the lead video. */
  videoData: videoDataSchema.nullable(),
  author: z.object({ id: z.string(), fullname: z.string() }).nullable(),
  /** RFC 3339 UTC, as all times. */
  createdAt: z.string(),
  modifiedAt: z.string(),
  publishedAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  /** `/{key}` on its site; null without a key. */
  urlPath: z.string().nullable(),
  /** True if the post belongs to a planned story. Absent otherwise. */
  hasStory: z.literal(true).optional(),
});
export type Draft = z.infer<typeof draftSchema>;

/** Response of GET /api/vocal/posts/{id}, of PUT and of create, beside the `ETag` header. */
export const draftResponseSchema = z.object({ success: z.literal(true), post: draftSchema });
export type DraftResponse = z.infer<typeof draftResponseSchema>;

/** Response of PUT to a caller that prefers `return=minimal`: the post may lack fields that the caller has. */
export const savedDraftSchema = draftResponseSchema.extend({
  post: draftSchema.extend(draftFieldsSchema.partial().shape),
});
export type SavedDraft = z.infer<typeof savedDraftSchema>;

/** Response of POST /api/vocal/posts/submitForReview. */
export const submittedDraftSchema = draftResponseSchema.extend({
  /**
   * Names of the fields in which straight quotation marks became typographic. Absent in responses of older releases.
   */
  marked: z.array(z.string()).optional(),
});
export type SubmittedDraft = z.infer<typeof submittedDraftSchema>;

/** Response of POST /api/vocal/posts/{id}/revisions/{revision}/restore. */
export const restoredDraftSchema = draftResponseSchema.extend({
  /** Keys of the category and channel, and names of tags, that the site no longer has. The restored post lacks them. */
  dropped: z.array(z.string()),
});
export type RestoredDraft = z.infer<typeof restoredDraftSchema>;

/**
 * Query of GET /api/vocal/review/{id}/differences. `published` compares with the published post, and `decision` with the
 * version of the last decision.
 */
export const differencesQuerySchema = z.object({ since: z.enum(['published', 'decision']).default('published') });

/** Response of GET /api/vocal/review/{id}/differences: an earlier version of a post, and the post as it is now. */
export const draftDifferencesSchema = z.object({
  success: z.literal(true),
  before: draftFieldsSchema,
  after: draftFieldsSchema,
});
export type DraftDifferences = z.infer<typeof draftDifferencesSchema>;

/** Body of a 412 response. `post` is the stored version, which the editor shows beside the writer's version. */
export const draftConflictSchema = z.object({ code: z.literal('changed-elsewhere'), post: draftSchema });
export type DraftConflict = z.infer<typeof draftConflictSchema>;

/** A publication by the author: now, or at a time. */
export const ownPublicationSchema = z.object({
  /** RFC 3339 UTC. Absent to publish now. */
  publishAt: z.iso.datetime().optional(),
});
export type OwnPublication = z.infer<typeof ownPublicationSchema>;

/** Body of POST /api/vocal/posts/submitForReview (spec section 7). The server takes no other status from a client. */
export const submissionSchema = z.object({
  id: z.string().max(20),
  reviewStatus: z.literal('needs-review'),
  tags: sentTagsSchema,
  category: z.string().max(draftLimits.key).nullable(),
  site: siteKeySchema.nullable(),
  /** Publishes the post without a review. Only for authors with the role on all sites of the post. */
  publish: ownPublicationSchema.optional(),
});
export type Submission = z.infer<typeof submissionSchema>;
