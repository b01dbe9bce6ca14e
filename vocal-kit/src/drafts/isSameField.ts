import { fingerprint } from './fingerprint.ts';

/** Fields of a post and of its modules that hold HTML. */
const htmlFields: ReadonlySet<string> = new Set(['content', 'imageCaption']);

/**
 * True if two values of a field mean the same. The server stores HTML in its own form, for example `<br />` and links
 * with `rel`. It also looks up the player of a video by its link. A field without a value is the same as an undefined
 * field.
 * @param name of the field
 */
export function isSameField(name: string, a: unknown, b: unknown): boolean {
  if (Object.is(a ?? null, b ?? null)) return true;
  if (typeof a === 'string' && typeof b === 'string') return htmlFields.has(name) && meaningOf(a) === meaningOf(b);
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const isFoundByLink = typeof a.videoLink === 'string' && a.videoLink === b.videoLink;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (key) => (isFoundByLink && key === 'videoData') || isSameField(key, a[key], b[key]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function meaningOf(html: string): string {
  return fingerprint(new DOMParser().parseFromString(`<body>${html}`, 'text/html').body);
}
