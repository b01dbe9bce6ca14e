/** Maximum length of a former address in its one form, in characters. */
export const maxFormerAddressLength = 500;

/** Maximum length of an address before it is brought into its one form, in characters. */
const maxGivenLength = 2_000;
/** Arguments that only tell where a reader came from. */
const trackingArgument = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_cid|mc_eid)$/i;
const controlCharacter = /\p{Cc}/u;

/**
 * Returns the one form of a former address, in which it is stored and looked up: the decoded path in lower case without
 * its trailing slash, and the query in the order of its names. The host and the fragment are left out.
 * @returns null for a text that is no address, has no valid escapes or is too long
 */
export function formerAddress(address: string): string | null {
  if (address.length > maxGivenLength) return null;
  const url = URL.parse(address, 'http://former.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const path = decoded(url.pathname);
  if (path === null || controlCharacter.test(path)) return null;
  const plain = path
    .normalize('NFC')
    .toLowerCase()
    .replace(/[%?#]/g, encodeURIComponent)
    .replace(/\/{2,}/g, '/')
    // WordPress without rewritten addresses, as in /index.php/2014/03/a-post.
    .replace(/^\/index\.php(?=\/|$)/, '')
    .replace(/\/$/, '');
  const query = queryOf(url.searchParams);
  const whole = `${plain || '/'}${query && `?${query}`}`;
  return whole.length <= maxFormerAddressLength ? whole : null;
}

function queryOf(given: URLSearchParams): string {
  const kept = new URLSearchParams([...given].filter(([name]) => !trackingArgument.test(name)));
  kept.sort();
  return kept.toString();
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** A former address that stands for another one. With `isFeed`, it was the address of a feed. */
export type FormerCandidate = { address: string; isFeed: boolean };

/** Matches the end of a feed's address in WordPress, Ghost, Movable Type and others. */
const feedEnd =
  /\/(?:(?:feed|rss|atom|rdf)(?:\/(?:feed|rss2?|rdf|atom|json))?|(?:rss|atom|index|feed)\.(?:xml|rss|atom|rdf|json))$/;
/** Matches the end of addresses that show a page in parts or in another form. */
const partEnd = /\/(?:page\/\d+|comment-page-\d+|amp|embed|trackback|print)$/;
const fileEnd = /(?<=[^/])\.html?$/;
/** Arguments by which WordPress names a page of the address `/`. */
const ownArguments = ['p', 'page_id', 'cat', 'tag', 'author', 'attachment_id'];

/**
 * Lists the addresses under which a former address can be known: as a whole, without its query, and without endings of
 * feeds, of further pages and of files. The most exact one comes first.
 * @param address in its one form
 */
export function formerCandidates(address: string): FormerCandidate[] {
  const [whole = '/', query = ''] = address.split('?', 2);
  const given = new URLSearchParams(query);
  const isFeedArgument = whole === '/' && given.has('feed');
  const found = new Map<string, boolean>([[address, isFeedArgument]]);
  const add = (one: string, isFeed: boolean) => found.has(one) || found.set(one, isFeed);
  for (const name of ownArguments) {
    const value = given.get(name);
    if (value !== null) add(`${whole}?${new URLSearchParams({ [name]: value })}`, given.has('feed'));
  }
  let isFeed = isFeedArgument;
  for (let path = whole; ; ) {
    add(path, isFeed);
    const shorter = path.replace(feedEnd, '') || '/';
    const next = shorter === path ? path.replace(partEnd, '').replace(fileEnd, '') || '/' : shorter;
    if (next === path) break;
    isFeed ||= shorter !== path;
    path = next;
  }
  return [...found].map(([one, feed]) => ({ address: one, isFeed: feed }));
}

/** Checks whether a query on the address `/` can name another page, as `/?p=12` of WordPress. */
export function mayNameFormerPage(query: string): boolean {
  return query !== '' && /(?:^|&)(?:p|page_id|cat|tag|author|attachment_id|feed)=[^&]/.test(query);
}
