/** In a file without schemas, so that pages can load these constants without zod. */
export const postTypes = ['article', 'gallery', 'video'] as const;

/** The plural names of post types in addresses: `/articles`, `/category/film/videos`. */
export const postTypeByPlural = {
  articles: 'article',
  galleries: 'gallery',
  videos: 'video',
} as const satisfies Record<string, (typeof postTypes)[number]>;
export type PostTypePlural = keyof typeof postTypeByPlural;
