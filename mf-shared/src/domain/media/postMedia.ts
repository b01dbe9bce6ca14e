import { z } from 'zod';
import { imageSchema } from '../images/image.ts';
import { mediaItemSchema, mediaTermSchema } from './mediaItem.ts';
import { mediaLimits } from './mediaLimits.ts';

/** Query of GET /api/vocal/posts/{id}/pictures/library. */
export const libraryQuerySchema = z.object({
  q: z.string().trim().max(mediaLimits.search).default(''),
  /** `uploads`: the pictures that the account uploaded, whatever the site, without a search. */
  from: z.enum(['library', 'uploads']).default('library'),
  /** Pagination cursor: `next` of the previous page. */
  before: z.string().max(20).optional(),
});
export type LibraryQuery = z.infer<typeof libraryQuerySchema>;

/** A picture that the account may choose for a post. The title of an upload that is in no library is empty. */
export const libraryPictureSchema = mediaItemSchema
  .pick({ id: true, title: true, credit: true, altText: true, lastDay: true, term: true })
  .extend({
    image: imageSchema,
    /** Time of the upload, or at which the library got the picture. RFC 3339 UTC. */
    addedAt: z.string(),
  });
export type LibraryPicture = z.infer<typeof libraryPictureSchema>;

/** Response of GET /api/vocal/posts/{id}/pictures/library, the newest pictures first. */
export const libraryListSchema = z.object({
  success: z.literal(true),
  items: z.array(libraryPictureSchema),
  next: z.string().nullable(),
});
export type LibraryList = z.infer<typeof libraryListSchema>;

/** A picture of a post whose last day is over or soon. */
export const endingPictureSchema = z.object({
  /** Public id in the post. */
  publicId: z.string(),
  title: z.string(),
  lastDay: z.string(),
  term: mediaTermSchema.exclude(['open']),
});
export type EndingPicture = z.infer<typeof endingPictureSchema>;

/** Response of GET /api/vocal/posts/{id}/media: the pictures of the post and of its changes. */
export const endingPicturesSchema = z.object({ success: z.literal(true), ending: z.array(endingPictureSchema) });
export type EndingPictures = z.infer<typeof endingPicturesSchema>;
