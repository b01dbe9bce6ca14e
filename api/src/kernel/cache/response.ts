import { createHash } from 'node:crypto';
import { ownBytes } from '@marquee/platform/cache/ownBytes.ts';
import type { z } from 'zod';

/** A response as it is sent, with the tags that it depends on. */
export type ApiResponse = {
  body: Buffer;
  /** Strong entity tag, in quotes. */
  etag: string;
  cacheTags: readonly string[];
  /** Publication time of the response's newest post. Responses without recent posts may be cached longer. */
  newest: string | undefined;
};

export type CacheMetadata = { cacheTags: readonly string[]; newest?: string | undefined };

/** Adds a cached response to another one as a field, without parsing either. @param response an object in JSON */
export function joinResponses(response: ApiResponse, field: string, other: ApiResponse): ApiResponse {
  const parts = [
    response.body.subarray(0, -1),
    Buffer.from(`,${JSON.stringify(field)}:`),
    other.body,
    Buffer.from('}'),
  ];
  return {
    body: Buffer.concat(parts),
    etag: etagOf(response.etag + other.etag),
    cacheTags: [...new Set([...response.cacheTags, ...other.cacheTags])],
    newest: (other.newest ?? '') > (response.newest ?? '') ? other.newest : response.newest,
  };
}

const etagOf = (content: Buffer | string) => `"${createHash('sha1').update(content).digest('base64url')}"`;

/** Serializes a value by its schema. Fields that the schema does not name are left out. */
export function makeResponse<T extends z.ZodType>(schema: T, value: z.input<T>, facts: CacheMetadata): ApiResponse {
  const body = ownBytes(Buffer.from(JSON.stringify(schema.parse(value))));
  return { body, etag: etagOf(body), cacheTags: [...new Set(facts.cacheTags)], newest: facts.newest };
}
