import type { Revision } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';
import { changedWords } from './changedWords.ts';
import type { RevisionCache } from './RevisionCache.ts';

type Words = { added: number; removed: number };

/**
 * Counts the words that each listed version added and removed. Compares one version after the other with the version
 * before it. The oldest version has no counts.
 * @param shown number of listed versions
 */
export function useChangedWords(
  list: readonly Revision[],
  shown: number,
  cache: RevisionCache,
): ReadonlyMap<string, Words> {
  const [words, setWords] = useState<ReadonlyMap<string, Words>>(new Map());
  useEffect(() => {
    let isGone = false;
    async function compare(): Promise<void> {
      for (const [index, { id }] of list.slice(0, shown).entries()) {
        const former = list[index + 1];
        if (!former || isGone) return;
        const change = changedWords(await cache.fields(former.id), await cache.fields(id));
        if (!isGone) setWords((before) => new Map(before).set(id, change));
      }
    }
    // The list still shows times and reasons if the comparison fails.
    compare().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [list, shown, cache]);
  return words;
}
