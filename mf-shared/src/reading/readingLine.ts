import type { Image, PostSummary } from '@marquee/shared/domain';

/** A post as the device stores it, with enough fields for a card without a call. */
export type ReadingLine = {
  id: string;
  name: string;
  subtitle: string;
  urlPath: string;
  image: Image | null;
  /** Full name. Null for a post without an author. */
  author: string | null;
  /** Time at which the post was saved or read, RFC 3339. */
  at: string;
};

/** Maximum characters that are stored of a name or subtitle. */
const maxTextLength = 300;

/** Returns the line of a post. */
export function readingLine(
  post: Pick<PostSummary, 'id' | 'name' | 'subtitle' | 'urlPath' | 'image' | 'author'>,
  now: Date,
): ReadingLine {
  return {
    id: post.id,
    name: post.name.slice(0, maxTextLength),
    subtitle: post.subtitle.slice(0, maxTextLength),
    urlPath: post.urlPath,
    image: post.image && { public_id: post.image.public_id, width: post.image.width, height: post.image.height },
    author: post.author?.fullname ?? null,
    at: now.toISOString(),
  };
}

/** True if a value is a valid line. Stored data is not trusted, and addresses must stay on the site. */
export function isReadingLine(value: unknown): value is ReadingLine {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, subtitle, urlPath, image, author, at } = value as Partial<Record<keyof ReadingLine, unknown>>;
  return (
    [id, name, subtitle, urlPath, at].every((text) => typeof text === 'string') &&
    /^\/(?![/\\])/.test(String(urlPath)) &&
    (author === null || typeof author === 'string') &&
    (image === null || isImage(image))
  );
}

function isImage(value: unknown): value is Image {
  if (typeof value !== 'object' || value === null) return false;
  const { public_id, width, height } = value as Partial<Record<keyof Image, unknown>>;
  return typeof public_id === 'string' && typeof width === 'number' && typeof height === 'number';
}
