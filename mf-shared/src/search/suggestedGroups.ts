import type { SuggestResponse } from '@marquee/shared/domain';
import { suggestionTexts } from './suggestionTexts.ts';

/** Suggestion as the list shows it. */
export type SuggestedItem = { name: string; detail: string; urlPath: string };
export type SuggestedGroup = { label: string; items: SuggestedItem[] };

/** The suggestions of a response by group, in the order of the list. Empty groups are left out. */
export function suggestedGroups({ sections, posts }: SuggestResponse): SuggestedGroup[] {
  const groups = [
    {
      label: suggestionTexts.sections,
      items: sections.map(({ kind, name, total, urlPath }) => ({
        name,
        detail: `${suggestionTexts.kinds[kind]}, ${suggestionTexts.postsOf(total)}`,
        urlPath,
      })),
    },
    {
      label: suggestionTexts.posts,
      items: posts.map(({ name, author, urlPath }) => ({ name, detail: author ?? '', urlPath })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
