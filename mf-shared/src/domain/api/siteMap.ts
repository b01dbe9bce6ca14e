import { z } from 'zod';
import { imageSchema } from '../images/image.ts';

/**
 * Maximum addresses in one file of a site map, which keeps each file quick to make and to read. The protocol allows
 * 50,000.
 */
export const siteMapPartLength = 2_000;

/** Lists of mapped pages other than posts. */
export const siteMapLists = ['categories', 'channels', 'tags', 'authors'] as const;
export const siteMapListSchema = z.enum(siteMapLists);
export type SiteMapList = z.infer<typeof siteMapListSchema>;

/** Numbers of entries in a site's maps. Pages without published posts are left out. */
export const siteMapSizesSchema = z.object({
  /** Months with posts as `2026-11`, newest first. */
  months: z.array(z.object({ month: z.string(), posts: z.int().positive() })),
  lists: z.record(siteMapListSchema, z.int().nonnegative()),
});
export type SiteMapSizes = z.infer<typeof siteMapSizesSchema>;

/** Entry of a post in a site map. */
export const siteMapPostSchema = z.object({
  urlPath: z.string(),
  name: z.string(),
  /** RFC 3339 UTC. */
  publishedAt: z.string(),
  modifiedAt: z.string(),
  image: imageSchema.nullable(),
});
export type SiteMapPost = z.infer<typeof siteMapPostSchema>;

export const siteMapPostsSchema = z.object({ posts: z.array(siteMapPostSchema) });
export type SiteMapPosts = z.infer<typeof siteMapPostsSchema>;

export const siteMapPathsSchema = z.object({ paths: z.array(z.string()) });
export type SiteMapPaths = z.infer<typeof siteMapPathsSchema>;
