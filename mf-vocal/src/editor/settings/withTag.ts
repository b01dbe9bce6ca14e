import { cleanShownText, type DraftTag } from '@marquee/shared/domain';

/** True if two names mean the same tag. Case and accents do not matter. */
export const sameName = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

/**
 * Adds a tag by its typed name: a known tag of that name if there is one, else a new tag.
 * @returns null if nothing is added: an empty name, a tag that is already there, or too many tags
 */
export function withTag(
  tags: readonly DraftTag[],
  typed: string,
  known: readonly DraftTag[],
  { maxTags, maxNewTags }: { maxTags: number; maxNewTags: number },
): DraftTag[] | null {
  const name = cleanShownText(typed).replace(/\s+/g, ' ');
  if (name === '' || tags.length >= maxTags || tags.some((tag) => sameName(tag.name, name))) return null;
  const found = known.find((tag) => sameName(tag.name, name));
  if (!found && tags.filter(({ id }) => id === null).length >= maxNewTags) return null;
  return [...tags, found ? { id: found.id, name: found.name } : { id: null, name }];
}
