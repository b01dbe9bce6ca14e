import type { Revision } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';
import { changedWords } from './changedWords.ts';
import type { RevisionCache } from './RevisionCache.ts';

type Words = { added: number; removed: number };

/**
 * The words by which each listed version differs from the one before it; they come one after the other. The oldest of
 * all has none.
 * @param shown number of versions that are listed
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
