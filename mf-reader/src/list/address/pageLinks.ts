import type { PageMeta } from '@marquee/shared';

/** The `prev` and `next` links of a page of a list, for its metadata. */
export function pageLinks(currentPage: number, totalPages: number, hrefOf: (page: number) => string) {
  const neighbours: { rel: string; page: number }[] = [
    { rel: 'prev', page: currentPage - 1 },
    { rel: 'next', page: currentPage + 1 },
  ];
  return neighbours
    .filter(({ page }) => page >= 1 && page <= totalPages)
    .map(({ rel, page }) => ({ rel, href: hrefOf(page) })) satisfies PageMeta['links'];
}
