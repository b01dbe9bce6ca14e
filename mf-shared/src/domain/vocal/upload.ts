import { z } from 'zod';
import { imageSchema } from '../images/image.ts';

/** A stored picture: `bytes` is the size of the stored file, and width, height and format are that file's too. */
export const uploadedImageSchema = imageSchema.extend({
  format: z.enum(['gif', 'jpg', 'png']),
  bytes: z.int().positive(),
});
export type UploadedImage = z.infer<typeof uploadedImageSchema>;

/** A stored PDF. */
export const uploadedFileSchema = z.object({ public_id: z.string().max(200), bytes: z.int().positive() });
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** Response of POST /api/vocal/files, a form with one file in any field (multipart/form-data). */
export const uploadedFileResponseSchema = z.object({ success: z.literal(true), file: uploadedFileSchema });

/** Response of POST /api/vocal/auth/uploadImage, a form with one file in any field (multipart/form-data). */
export const uploadResponseSchema = z.object({ success: z.literal(true), image: uploadedImageSchema });
export type UploadResponse = z.infer<typeof uploadResponseSchema>;
