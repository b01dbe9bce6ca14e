import { z } from 'zod';
import { imageSchema } from '../images/image.ts';
import { shownLines, shownText } from '../text/shownText.ts';
import { curationLimits } from './curationLimits.ts';

/** Kinds of parts of a site that moderators curate, as addresses name them. */
export const curatedKindSchema = z.enum(['categories', 'channels', 'tags']);
export type CuratedKind = z.infer<typeof curatedKindSchema>;

const id = z.string().min(1).max(20);
const nameSchema = shownText(curationLimits.name);
/** Lower-case words with hyphens. */
const keySchema = z
  .string()
  .min(1)
  .max(curationLimits.key)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single hyphens.');

/**
 * A category, channel or tag as moderators see it. `description`, `image` and `position` of a tag are null, because its
 * page shows none of them.
 */
export const curatedSectionSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  /** Number of published posts in the section. */
  posts: z.int().nonnegative(),
  /** Plain text. */
  description: z.string().nullable(),
  image: imageSchema.nullable(),
  /** Sections are shown by position, then by key. */
  position: z.int().nullable(),
});
export type CuratedSection = z.infer<typeof curatedSectionSchema>;

/** Response of GET /api/vocal/curation/{site}/{kind}. */
export const curatedSectionListSchema = z.object({
  success: z.literal(true),
  sections: z.array(curatedSectionSchema),
});

/** Body of POST /api/vocal/curation/{site}/{kind}. Without a key, the name determines it. */
export const newSectionSchema = z.object({ name: nameSchema, key: keySchema.optional() });
export type NewSection = z.infer<typeof newSectionSchema>;

/** Body of PATCH /api/vocal/curation/{site}/{kind}/{id}. Tags have only a name and a key. */
export const curatedSectionChangeSchema = z
  .object({
    name: nameSchema,
    key: keySchema,
    description: shownLines(curationLimits.description).optional(),
    image: imageSchema.nullable().optional(),
    position: z.int().min(0).max(curationLimits.position).optional(),
    /** The fields as the moderator last saw them: name and key, and each of the others that is sent. */
    before: z.object({
      name: z.string().max(1_000),
      key: z.string().max(1_000),
      description: z.string().max(10_000).optional(),
      image: imageSchema.nullable().optional(),
      position: z.int().optional(),
    }),
  })
  .refine(
    ({ before, ...after }) =>
      (['description', 'image', 'position'] as const).every(
        (field) => (after[field] === undefined) === (before[field] === undefined),
      ),
    { path: ['before'], error: 'Send each changed field as it was before, too.' },
  );
export type CuratedSectionChange = z.infer<typeof curatedSectionChangeSchema>;

/**
 * Body of POST /api/vocal/curation/{site}/{kind}/{id}/merge. The sections in `from` are removed, and the section `{id}`
 * stays.
 */
export const sectionMergeSchema = z.object({ from: z.array(id).min(1).max(curationLimits.merged) });
export type SectionMerge = z.infer<typeof sectionMergeSchema>;

/** Response to a new section (201), a change or a merge: the section that stays. */
export const curatedSectionResponseSchema = z.object({ success: z.literal(true), section: curatedSectionSchema });
