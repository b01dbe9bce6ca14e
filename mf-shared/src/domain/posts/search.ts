import { z } from 'zod';
import { imageSchema } from '../images/image.ts';

/** A piece of a snippet. Matches are marked as data, so that no HTML is trusted. */
export const snippetPartSchema = z.object({ text: z.string(), isMatch: z.boolean() });
export type SnippetPart = z.infer<typeof snippetPartSchema>;

export const searchSectionKindSchema = z.enum(['category', 'channel', 'author', 'tag']);
export type SearchSectionKind = z.infer<typeof searchSectionKindSchema>;

/** A page of the site that a search leads to besides posts. */
export const searchSectionSchema = z.object({
  kind: searchSectionKindSchema,
  name: z.string(),
  image: imageSchema.nullable(),
  /** Number of posts that the section has on this site. */
  total: z.int().positive(),
  /** `/{kind}/{key}` */
  urlPath: z.string(),
});
export type SearchSection = z.infer<typeof searchSectionSchema>;

/** A search's results besides its posts. */
export const postSearchSchema = z.object({
  /** Snippets by post id that show where the search words occur. Posts without such a snippet are left out. */
  snippets: z.record(z.string(), z.array(snippetPartSchema)),
  /** Another term that finds posts. Null unless no post has all words of the searched term. */
  suggestion: z.string().nullable(),
  /** True if more posts match than `total`, because counting stops at a limit. */
  hasMore: z.boolean().default(false),
  /** True if no post has all words of the term. The listed posts then have some of the words. */
  hasSomeWords: z.boolean(),
  /** Categories, channels, authors and tags that the term names, at most 8. */
  sections: z.array(searchSectionSchema),
});
export type PostSearch = z.infer<typeof postSearchSchema>;

/** Maximum characters of a text for which `GET /api/search/suggest` has a response. */
export const suggestTextLength = 60;

/** Arguments of GET /api/search/suggest. */
export const suggestQuerySchema = z.object({ q: z.string().max(suggestTextLength) });

/** Response of GET /api/search/suggest: suggestions for a text that is being typed. */
export const suggestResponseSchema = z.object({
  /** Posts that have the words in their name, at most 5. */
  posts: z.array(z.object({ name: z.string(), urlPath: z.string(), author: z.string().nullable() })),
  /** At most 4. */
  sections: z.array(searchSectionSchema.omit({ image: true })),
});
export type SuggestResponse = z.infer<typeof suggestResponseSchema>;
