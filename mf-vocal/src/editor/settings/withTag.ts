import { cleanShownText, type DraftTag } from '@marquee/shared/domain';

/** Whether two names are of one tag: case and accents do not matter. */
export const sameName = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

/**
 * The tags with one more, by its typed name: a known one if there is one of that name, else a new one.
 * @returns null if nothing is added: an empty name, a tag that is there, or one too many
 */
export function withTag(
  tags: readonly DraftTag[],
  typed: string,
  known: readonly DraftTag[],
  { mostTags, mostNewTags }: { mostTags: number; mostNewTags: number },
): DraftTag[] | null {
  const name = cleanShownText(typed).replace(/\s+/g, ' ');
  if (name === '' || tags.length >= mostTags || tags.some((tag) => sameName(tag.name, name))) return null;
  const found = known.find((tag) => sameName(tag.name, name));
  if (!found && tags.filter(({ id }) => id === null).length >= mostNewTags) return null;
  return [...tags, found ? { id: found.id, name: found.name } : { id: null, name }];
}
