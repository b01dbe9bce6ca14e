import { z } from 'zod';
import { formerAddressTargetSchema } from '../curation/formerAddresses.ts';
import { authorSchema } from '../people/author.ts';
import { currentUserSchema } from '../people/user.ts';
import { nextPostSchema, postDetailSchema, postListSchema, postSummarySchema } from '../posts/post.ts';
import { promoSchema } from '../posts/promo.ts';
import { categorySchema } from '../sections/category.ts';
import { channelSchema } from '../sections/channel.ts';
import { tagSchema } from '../sections/tag.ts';
import { previewDetailSchema } from '../vocal/preview.ts';
import { siteMapListSchema, siteMapPathsSchema, siteMapPostsSchema, siteMapSizesSchema } from './siteMap.ts';

const siteMapLists = Object.fromEntries(
  siteMapListSchema.options.map((list) => [`/api/siteMaps/${list}`, siteMapPathsSchema]),
);

/** Schemas of the api's response to each read, by path; `:key` stands for any key. */
export const apiReads: Readonly<Record<string, z.ZodType>> = {
  '/api/posts/list': postListSchema,
  '/api/posts/mostViewed': z.object({ success: z.boolean(), posts: z.array(postSummarySchema) }),
  '/api/posts/next/:key': nextPostSchema,
  '/api/posts/:key': postDetailSchema,
  '/api/previews/:key': previewDetailSchema,
  '/api/categories/list': z.object({ categories: z.array(categorySchema) }),
  '/api/categories/:key': z.object({ category: categorySchema }),
  '/api/channels/list': z.object({ channels: z.array(channelSchema) }),
  '/api/channels/:key': z.object({ channel: channelSchema }),
  '/api/authors/list': z.object({ authors: z.array(authorSchema) }),
  '/api/authors/:key': z.object({ author: authorSchema }),
  '/api/tags': z.object({ tags: z.array(tagSchema) }),
  '/api/tags/:key': z.object({ tag: tagSchema }),
  '/api/formerAddresses': formerAddressTargetSchema,
  '/api/promos/': z.object({ promo: promoSchema.nullable() }),
  '/api/currentUser': currentUserSchema,
  '/api/siteMaps': siteMapSizesSchema,
  '/api/siteMaps/posts': siteMapPostsSchema,
  '/api/siteMaps/news': siteMapPostsSchema,
  ...siteMapLists,
};

/** Returns the response schema of a read; undefined for another address. @param address path and query */
export function responseSchemaOf(address: string): z.ZodType | undefined {
  const [path = ''] = address.split('?', 1);
  return Object.hasOwn(apiReads, path) ? apiReads[path] : apiReads[path.replace(/[^/]+$/, ':key')];
}
