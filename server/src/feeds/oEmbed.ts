import { type HostKey, isReservedKey, type PostDetail } from '@marquee/shared/domain';
import type { DocumentSource, FeedDocument } from './FeedDocument.ts';
import { imageAddress } from './shareImage.ts';
import { element, xmlDocument } from './xml.ts';

/** Sizes of thumbnails, of which the largest that fits is named. */
const thumbnails = [
  { width: 600, height: 400 },
  { width: 360, height: 240 },
  { width: 120, height: 80 },
] as const;

const cacheSeconds = 3_600;

/** A valid oEmbed request, reduced to the arguments that make a difference. */
export type OEmbedRequest = { path: string; format: 'json' | 'xml'; thumbnail: (typeof thumbnails)[number] | null };

type Query = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Reads the post and the form of a request.
 * @returns a status for an invalid request: 400 without an address, 501 for other formats, 404 unless it is a post here
 */
export function readOEmbedRequest(
  query: Query,
  host: HostKey,
  keyOf: (host: string) => HostKey | null,
): OEmbedRequest | 400 | 404 | 501 {
  const address = textOf(query.url);
  const format = textOf(query.format) ?? 'json';
  if (address === undefined) return 400;
  if (format !== 'json' && format !== 'xml') return 501;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || keyOf(url.host) !== host) return 404;
  if (!/^\/[a-z0-9-]{1,200}$/.test(url.pathname)) return 404;
  const [width, height] = [limit(query.maxwidth), limit(query.maxheight)];
  const thumbnail = thumbnails.find((size) => size.width <= width && size.height <= height) ?? null;
  return { path: url.pathname, format, thumbnail };
}

function limit(value: unknown): number {
  return /^\d{1,6}$/.test(textOf(value) ?? '') ? Number(value) : Number.POSITIVE_INFINITY;
}

/** The oEmbed response for a post, with which another site embeds it (oembed.com). */
export async function oEmbed(
  { config, get }: DocumentSource,
  { path, format, thumbnail }: OEmbedRequest,
): Promise<FeedDocument | null> {
  const { site } = config;
  if (isReservedKey(path.slice(1))) return null;
  const { post } = await get<PostDetail>(`/api/posts${path}`);
  // The api also finds posts by id, but only the URL path is an address of the post.
  if (post.urlPath !== path) return null;
  const response = {
    version: '1.0',
    type: 'link',
    title: post.title || post.name,
    author_name: post.author?.fullname,
    author_url: post.author ? new URL(post.author.urlPath, site.url.base).href : undefined,
    provider_name: site.name,
    provider_url: new URL('/', site.url.base).href,
    cache_age: cacheSeconds,
    ...(post.image && thumbnail
      ? {
          thumbnail_url: imageAddress(config, post.image, thumbnail),
          thumbnail_width: thumbnail.width,
          thumbnail_height: thumbnail.height,
        }
      : {}),
  };
  if (format === 'json') return { type: 'application/json', body: JSON.stringify(response), isLongTail: true };
  const fields = Object.entries(response).filter(([, value]) => value !== undefined);
  const body = xmlDocument(
    element(
      'oembed',
      {},
      fields.map(([name, value]) => element(name, {}, value)),
    ),
  );
  return { type: 'text/xml', body, isLongTail: true };
}
