/**
 * Query arguments that change a page, each in the one form in which it counts. All others are ignored, so that they cannot
 * fill the cache.
 */
const meaningfulArguments: Readonly<Record<string, (value: string | null) => string>> = {
  autoplay: (value) => String(value === 'true'),
  // What is no number is a page that no list has.
  page: (value) => (value && /^\d{1,5}$/.test(value) ? value : '0'),
};

/** The part of a query that a page depends on, with its question mark; empty when there is none. */
export function meaningfulQuery(search: URLSearchParams): string {
  const kept = Object.entries(meaningfulArguments)
    .filter(([name]) => search.has(name))
    .map(([name, form]) => `${name}=${form(search.get(name))}`);
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
