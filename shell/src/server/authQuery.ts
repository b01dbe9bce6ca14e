/** The creator host's sign-in and sign-up page. */
export const authPath = '/auth';

/** What its address may say: the way in, where to go on to, from which magazine, and that somebody has just left. */
const names = ['way', 'next', 'from', 'signed-out'] as const;

/** The part of that page's query on which it depends, in one order, with its question mark; empty when there is none. */
export function authQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
