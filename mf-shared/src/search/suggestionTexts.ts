import type { SearchSectionKind } from '@marquee/shared/domain';

/** Texts of the suggestions under the search form. */
export const suggestionTexts = {
  suggestions: 'Suggestions',
  sections: 'Sections and people',
  posts: 'Posts',
  postsOf: (count: number) => (count === 1 ? '1 post' : `${count} posts`),
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  kinds: { category: 'Category', channel: 'Channel', author: 'Author', tag: 'Tag' } satisfies Record<
    SearchSectionKind,
    string
  >,
} as const;
