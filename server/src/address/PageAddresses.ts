import type { HostKey } from '@marquee/shared/domain';
import type { PageArgument, ServerApp } from '@marquee/shell/serverContract';
import { type PagePath, pagePath } from './readAddress.ts';

declare const isPageAddress: unique symbol;
/** Canonical path of a page, with the arguments that affect the page. Only such addresses are rendered and stored. */
export type PageAddress = string & { readonly [isPageAddress]: true };

/** Returns the canonical form of each argument. Null if the argument has no effect. */
const forms: Readonly<Record<PageArgument, (value: string) => string | null>> = {
  autoplay: (value) => (value === 'true' ? value : null),
  // An invalid number becomes page 0, which no list has.
  page: (value) => (/^[1-9]\d{0,4}$/.test(value) ? value : '0'),
  way: encodeURIComponent,
  next: encodeURIComponent,
  from: encodeURIComponent,
  'signed-out': encodeURIComponent,
};
const names = Object.keys(forms) as PageArgument[];
/** Arguments that are removed by a redirect if the route has no use for them. Other arguments are ignored, because they are common words. */
const ours: readonly PageArgument[] = ['page', 'autoplay'];
const mayCount = new RegExp(`(?:^|&)(?:${names.join('|')})=`);

/** Converts paths and queries to addresses of pages, by the route table of a release set. */
export class PageAddresses {
  readonly #queryOf: NonNullable<ServerApp['queryOf']>;

  /** @param queryOf of the shell's release; without it, every route has every argument */
  constructor(queryOf: ServerApp['queryOf'] = () => names) {
    this.#queryOf = queryOf;
  }

  /**
   * @param query as it came, without its question mark
   * @returns the address without them, for a redirect, where the query has arguments that the route does not have
   */
  of(host: HostKey, path: PagePath, query = ''): PageAddress | { redirectTo: string } {
    if (!mayCount.test(query)) return path as string as PageAddress;
    const search = new URLSearchParams(query);
    const known = this.#queryOf(host, path);
    const foreign = ours.filter((name) => search.has(name) && !known.includes(name));
    if (foreign.length > 0) {
      for (const name of foreign) search.delete(name);
      return { redirectTo: withQuery(path, search.toString()) };
    }
    const kept = names
      .filter((name) => known.includes(name))
      .flatMap((name) => {
        const value = search.get(name);
        const form = value === null ? null : forms[name](value);
        return form === null ? [] : [`${name}=${form}`];
      });
    return withQuery(path, kept.join('&')) as PageAddress;
  }
}

/**
 * Converts the path of a page without a query.
 * @throws Error if the path is not a page's path
 */
export function pageAddress(path: string): PageAddress {
  return pagePath(path) as string as PageAddress;
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}
