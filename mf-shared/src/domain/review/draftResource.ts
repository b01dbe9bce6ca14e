import { z } from 'zod';
import { draftSchema } from '../vocal/draft.ts';
import { revisionSchema } from '../vocal/revision.ts';
import { reviewSchema } from './review.ts';

/** The calls that would succeed now for this account and post. */
export const draftPermissionsSchema = z.object({
  edit: z.boolean(),
  submit: z.boolean(),
  delete: z.boolean(),
  restore: z.boolean(),
});
export type DraftPermissions = z.infer<typeof draftPermissionsSchema>;

/** The pictures that can be uploaded. */
export const uploadPolicySchema = z.object({
  formats: z.array(z.string()),
  maxBytes: z.int().positive(),
  maxPixels: z.int().positive(),
});
export type UploadPolicy = z.infer<typeof uploadPolicySchema>;

/** Response of GET /api/vocal/posts/resource/{id}: everything that an editor opens with. */
export const draftResourceSchema = z.object({
  success: z.literal(true),
  post: draftSchema,
  permissions: draftPermissionsSchema,
  review: reviewSchema,
  revisions: z.array(revisionSchema),
  uploadPolicy: uploadPolicySchema,
});
export type DraftResource = z.infer<typeof draftResourceSchema>;
