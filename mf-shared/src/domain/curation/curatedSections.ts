import { z } from 'zod';
import { curationLimits } from './curationLimits.ts';

/** Kinds of parts of a site that moderators curate, as addresses name them. */
export const curatedKindSchema = z.enum(['categories', 'channels', 'tags']);
export type CuratedKind = z.infer<typeof curatedKindSchema>;

const id = z.string().min(1).max(20);

/** A category, channel or tag as moderators see it. */
export const curatedSectionSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  /** Its published posts. */
  posts: z.int().nonnegative(),
});
export type CuratedSection = z.infer<typeof curatedSectionSchema>;

/** Response of GET /api/vocal/curation/{site}/{kind}. */
export const curatedSectionListSchema = z.object({
  success: z.literal(true),
  sections: z.array(curatedSectionSchema),
});

/** Body of PATCH /api/vocal/curation/{site}/{kind}/{id}. */
export const curatedSectionChangeSchema = z.object({
  name: z.string().trim().min(1).max(curationLimits.name),
  /** Lower-case words with hyphens. */
  key: z
    .string()
    .min(1)
    .max(curationLimits.key)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens.'),
  /** Name and key as the moderator last saw them. */
  before: z.object({ name: z.string().max(1_000), key: z.string().max(1_000) }),
});
export type CuratedSectionChange = z.infer<typeof curatedSectionChangeSchema>;

/** Body of POST /api/vocal/curation/{site}/{kind}/{id}/merge: ids of what is removed. What `{id}` names stays. */
export const sectionMergeSchema = z.object({ from: z.array(id).min(1).max(curationLimits.merged) });
export type SectionMerge = z.infer<typeof sectionMergeSchema>;

/** Response to a change or a merge: the section that stays. */
export const curatedSectionResponseSchema = z.object({ success: z.literal(true), section: curatedSectionSchema });
