import type { LinkMatch } from '@marquee/shared/domain';

/** Texts of the search for pages to link to, which load with the search. */
export const linkTexts = {
  matches: 'Pages to link to',
  searching: 'Searching…',
  nothing: 'Nothing found. To link to another website, enter its URL.',
  failed: {
    network: 'You are offline, so we cannot search for pages. You can still enter a URL.',
    server: 'The search did not work. Try again, or enter a URL.',
  },
  count: (count: number) => (count === 1 ? '1 page found' : `${count} pages found`),
  kind: {
    post: 'Post',
    author: 'Author',
    tag: 'Tag',
    category: 'Category',
    channel: 'Channel',
  } satisfies Record<LinkMatch['kind'], string>,
} as const;
