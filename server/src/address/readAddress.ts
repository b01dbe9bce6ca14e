import { maxAddressLength } from '@marquee/platform/problem/connectionProblem.ts';
import { canonicalPath } from './canonicalPath.ts';
import { isDocumentPath } from './documentPaths.ts';

/** Maximum length of a page's address, in characters. */
export const maxPageAddressLength = 2_000;

declare const isPagePath: unique symbol;
/** Canonical path of a page. The router gets the same path. Only `readAddress` makes it. */
export type PagePath = string & { readonly [isPagePath]: true };

/** Areas that are not pages, by the first word of the path. */
const areas = {
  api: 'api',
  res: 'pictures',
  assets: 'assets',
  _marquee: 'admin',
  healthz: 'health',
  readyz: 'health',
} as const;
export type Area = (typeof areas)[keyof typeof areas] | 'document';

/** A parsed address. The page cache, the router and the proxy must not parse addresses themselves. */
export type Address =
  | { area: 'page'; path: PagePath; query: string }
  | { area: Area; path: string }
  /** Another spelling of the address `location`. */
  | { area: 'redirect'; location: string }
  | { area: 'refused'; status: 400 | 414 };

const malformed: Address = { area: 'refused', status: 400 };
const tooLong: Address = { area: 'refused', status: 414 };

/** Matches most paths. A matching path is already canonical. */
const ordinaryPath = /^(?:\/[a-z0-9_~-][a-z0-9._~-]*)+$/;
/** Excludes `#`, because browsers never send a fragment and a router may end the path there. */
const readablePath = /^\/[!-"$-[\]-~]*$/;
/** Escapes of letters, digits, `-`, `.`, `_` and `~`. These need no escape, so an escape only hides them. */
const needlessEscapes = /%(?:2[de]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;
const dotSegment = /\/\.{1,2}(?:\/|$)/;
const escapedSlashes = /%(?:2f|5c)/gi;
const escapedControl = /%(?:[01][0-9a-f]|7f)/i;

/** Parses the address of the request line once for all handlers. Rejects addresses that two parsers could read as different paths. */
export function readAddress(url: string): Address {
  if (url.length > maxAddressLength) return tooLong;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark + 1);
  const address = path === '/' || ordinaryPath.test(path) ? sort(path, query) : readUnusual(path, query);
  const isLong = url.length > maxPageAddressLength && (address.area === 'page' || address.area === 'redirect');
  return isLong ? tooLong : address;
}

/** Returns the path as a `PagePath`. @throws Error if it is not the canonical path of a page */
export function pagePath(path: string): PagePath {
  const address = readAddress(path);
  if (address.area !== 'page') throw new Error(`${path} is not the address of a page`);
  return address.path;
}

function areaOf(path: string): Area | 'page' {
  const end = path.indexOf('/', 1);
  const first = path.slice(1, end < 0 ? undefined : end);
  if (Object.hasOwn(areas, first)) return areas[first as keyof typeof areas];
  return isDocumentPath(path) ? 'document' : 'page';
}

function sort(path: string, query: string): Address {
  const area = areaOf(path);
  return area === 'page' ? { area, path: path as PagePath, query } : { area, path };
}

function readUnusual(path: string, query: string): Address {
  if (!readablePath.test(path) || escapedControl.test(path) || !isDecodable(path)) return malformed;
  const plain = path.replace(needlessEscapes, decodeURIComponent);
  if (dotSegment.test(plain)) return malformed;
  const area = areaOf(plain);
  const split = plain.replace(escapedSlashes, '/');
  // Search words and calls to the api may contain a slash. Keys and names of files never do.
  const mayHoldSlash = area === 'api' || area === 'pictures' || /^\/search\//i.test(plain);
  if (split !== plain && (!mayHoldSlash || (area !== 'page' && dotSegment.test(split)))) return malformed;
  if (area !== 'page') {
    const isPlain = plain === path && (area === 'pictures' || !path.includes('//'));
    return isPlain ? { area, path } : malformed;
  }
  const parsed = URL.parse(`http://site${plain}`)?.pathname;
  if (parsed === undefined) return malformed;
  const canonical = canonicalPath(parsed);
  return canonical === path
    ? { area, path: path as PagePath, query }
    : { area: 'redirect', location: query ? `${canonical}?${query}` : canonical };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
