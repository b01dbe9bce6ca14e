import { z } from 'zod';
import { optionalShownText } from '../text/shownText.ts';
import { draftFieldsSchema } from './draft.ts';
import { draftLimits } from './draftLimits.ts';

/** A whole post to start from, or blocks to insert. */
const templateKindSchema = z.enum(['post', 'block']);
export type TemplateKind = z.infer<typeof templateKindSchema>;

/** Fields of a post that a template keeps. Templates of blocks have only text and modules. */
const keptFields = draftFieldsSchema
  .pick({ content: true, modules: true, postType: true, isListicle: true, listicleOrder: true })
  .partial({ postType: true, isListicle: true, listicleOrder: true });
export type TemplateContent = z.infer<typeof keptFields>;

const name = optionalShownText(draftLimits.templateName).min(1, 'Enter a name.');

/** Body of POST /api/vocal/templates. */
export const newTemplateSchema = keptFields.extend({ kind: templateKindSchema, name }).strict();
export type NewTemplate = z.infer<typeof newTemplateSchema>;

/** Body of PATCH /api/vocal/templates/{id}. */
export const templateNameSchema = z.object({ name }).strict();

/** A template or saved block without its content, as lists show it. */
const templateSummarySchema = z.object({
  id: z.string(),
  kind: templateKindSchema,
  name: z.string(),
  /** RFC 3339 UTC. */
  createdAt: z.string(),
});
export type TemplateSummary = z.infer<typeof templateSummarySchema>;

/** Response of GET /api/vocal/templates, sorted by name. */
export const templateListSchema = z.object({ success: z.literal(true), templates: z.array(templateSummarySchema) });
export type TemplateList = z.infer<typeof templateListSchema>;

/** Response of POST /api/vocal/templates and PATCH /api/vocal/templates/{id}. */
export const storedTemplateSchema = z.object({ success: z.literal(true), template: templateSummarySchema });
export type StoredTemplate = z.infer<typeof storedTemplateSchema>;

/** Response of GET /api/vocal/templates/{id}. */
export const templateResponseSchema = z.object({
  success: z.literal(true),
  template: templateSummarySchema.extend(keptFields.shape),
});
export type TemplateResponse = z.infer<typeof templateResponseSchema>;
