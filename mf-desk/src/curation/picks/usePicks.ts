import { type CuratedPostLink, curationLimits, type SiteKey } from '@marquee/shared/domain';
import { failureHere, statusOf } from '@marquee/vocal-kit/form/formFailure.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext, useState } from 'react';
import { CurationApiContext } from '../CurationApiContext.ts';
import { picksTexts } from './picksTexts.ts';

const idsOf = (posts: readonly CuratedPostLink[]) => posts.map(({ id }) => id);

const without = (post: CuratedPostLink, posts: readonly CuratedPostLink[]) => posts.filter(({ id }) => id !== post.id);

function withPostAt(place: number, post: CuratedPostLink, posts: readonly CuratedPostLink[]): CuratedPostLink[] {
  const others = without(post, posts);
  return [...others.slice(0, place), post, ...others.slice(place)];
}

/** The editor's picks of a magazine, with the changes that are not saved yet. */
export function usePicks(site: SiteKey) {
  const api = useContext(CurationApiContext);
  const { value: stored, failure, retry, set } = useLoaded(`picks ${site}`, (signal) => api.picks(site, { signal }));
  const [changed, setChanged] = useState<readonly CuratedPostLink[] | null>(null);
  const [said, say] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const picks = changed ?? stored ?? [];

  function change(next: readonly CuratedPostLink[], sentence: string): void {
    setFault(null);
    const isAsStored = stored !== null && idsOf(next).join() === idsOf(stored).join();
    setChanged(isAsStored ? null : next);
    say(sentence);
  }

  return {
    picks,
    isLoaded: stored !== null,
    isChanged: changed !== null,
    isSaving,
    said,
    fault,
    failure,
    retry,
    isFull: picks.length >= curationLimits.picks,
    isTooLong: picks.length > curationLimits.picks,
    has: (id: string) => picks.some((pick) => pick.id === id),
    add: (post: CuratedPostLink) => change([...picks, post], picksTexts.added(post.name)),
    remove: (post: CuratedPostLink) => change(without(post, picks), picksTexts.removed(post.name)),
    /** @param by -1 for a place nearer to the head, 1 for one nearer to the end */
    move(post: CuratedPostLink, by: -1 | 1): void {
      const place = picks.findIndex(({ id }) => id === post.id) + by;
      change(withPostAt(place, post, picks), picksTexts.moved(post.name, place + 1, picks.length));
    },
    discard: () => {
      setFault(null);
      setChanged(null);
      say('');
    },
    async save(): Promise<void> {
      if (!stored) return;
      setSaving(true);
      setFault(null);
      try {
        set(await api.changePicks(site, { ids: idsOf(picks), before: idsOf(stored) }));
        setChanged(null);
        say(picksTexts.saved);
      } catch (error) {
        setFault(failureHere(error, []).message);
        // Keeps the moderator's order. Saving again replaces the current picks.
        if (statusOf(error) === 409) retry();
      } finally {
        setSaving(false);
      }
    },
  };
}
