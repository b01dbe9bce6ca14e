import { z } from 'zod';
import { imageSchema } from '../images/image.ts';
import { uploadedImageSchema } from './upload.ts';
import { uploadLimits } from './uploadLimits.ts';

const pixels = z.int().min(0).max(uploadLimits.pixels);
const percent = z.int().min(0).max(100);

/** How a picture is made from its original. The original is turned first, and then cropped. */
export const pictureEditSchema = z.object({
  /** Degrees clockwise. */
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  /** Area that stays, in pixels of the turned original. Null for the whole original. */
  crop: z.object({ x: pixels, y: pixels, width: pixels.min(1), height: pixels.min(1) }).nullable(),
  /** Point of the result, in percent, that stays in sight where a place has another shape. Null for the middle. */
  focus: z.object({ x: percent, y: percent }).nullable(),
});
export type PictureEdit = z.infer<typeof pictureEditSchema>;

/** Body of POST /api/vocal/posts/{id}/pictures. `public_id` is a picture of the post, edited or not. */
export const pictureEditRequestSchema = z.object({ public_id: imageSchema.shape.public_id, edit: pictureEditSchema });
export type PictureEditRequest = z.infer<typeof pictureEditRequestSchema>;

/** Response of POST /api/vocal/posts/{id}/pictures. The edited picture has a `public_id` of its own. */
export const editedPictureSchema = z.object({ success: z.literal(true), image: uploadedImageSchema });
export type EditedPicture = z.infer<typeof editedPictureSchema>;

/** Response of GET /api/vocal/posts/{id}/pictures?public_id=. `edit` made the picture from its original. */
export const pictureOriginalSchema = z.object({
  success: z.literal(true),
  original: imageSchema,
  edit: pictureEditSchema,
});
export type PictureOriginal = z.infer<typeof pictureOriginalSchema>;
