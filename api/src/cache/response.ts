import { createHash } from 'node:crypto';
import { ownBytes } from '@marquee/platform/cache/ownBytes.ts';
import type { z } from 'zod';

/** A response as it is sent, with the tags that it depends on. */
export type ApiResponse = {
  body: Buffer;
  /** Strong entity tag, in quotes. */
  etag: string;
  cacheTags: readonly string[];
  /** Publication time of its newest post: responses without recent posts may be cached longer. */
  newest: string | undefined;
};

export type CacheMetadata = { cacheTags: readonly string[]; newest?: string | undefined };

/** Serializes a value by its schema, so that nothing goes out that the schema does not name. */
export function makeResponse<T extends z.ZodType>(schema: T, value: z.input<T>, facts: CacheMetadata): ApiResponse {
  const body = ownBytes(Buffer.from(JSON.stringify(schema.parse(value))));
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { body, etag, cacheTags: [...new Set(facts.cacheTags)], newest: facts.newest };
}
