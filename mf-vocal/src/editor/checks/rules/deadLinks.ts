import type { LinkState } from '@marquee/shared/domain';
import { checkTexts } from '../checkTexts.ts';
import { excerpt } from '../excerpt.ts';
import type { Finding } from '../finding.ts';
import { checkedAddress } from '../links/checkedAddress.ts';
import type { PostLink } from '../links/linksOf.ts';

/**
 * Finds links to pages that do not exist. A link of unknown state is no finding.
 * @param siteUrl address of the magazine, to which addresses may be relative. Null before one is chosen
 */
export function deadLinks(
  links: readonly PostLink[],
  siteUrl: string | null,
  states: ReadonlyMap<string, LinkState>,
): Finding[] {
  return links.flatMap(({ href, text, place }): Finding[] => {
    const address = checkedAddress(href, siteUrl);
    if (address === null || states.get(address) !== 'dead') return [];
    return [{ check: 'deadLink', message: checkTexts.deadLink, words: excerpt(text?.trim() || href), place }];
  });
}
