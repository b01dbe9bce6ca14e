import { z } from 'zod';
import { imageSchema } from '../images/image.ts';

/** Maximum addresses in one file of a site map, so that it can be made and read at once. The protocol allows 50,000. */
export const siteMapPartLength = 2_000;

/** Mapped pages besides posts: the lists of them. */
export const siteMapLists = ['categories', 'channels', 'tags', 'authors'] as const;
export const siteMapListSchema = z.enum(siteMapLists);
export type SiteMapList = z.infer<typeof siteMapListSchema>;

/** The sizes of a site's maps: only pages with published posts. */
export const siteMapSizesSchema = z.object({
  /** Months with posts as `2026-11`, newest first. */
  months: z.array(z.object({ month: z.string(), posts: z.int().positive() })),
  lists: z.record(siteMapListSchema, z.int().nonnegative()),
});
export type SiteMapSizes = z.infer<typeof siteMapSizesSchema>;

/** A post as site maps have it. */
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
