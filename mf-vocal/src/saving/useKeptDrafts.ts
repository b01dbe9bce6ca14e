import { useEffect, useState } from 'react';
import { browserCopies } from './browserCopies.ts';

/** Ids of an account's drafts with changes that are only in this browser; none while they are read. */
export function useKeptDrafts(account: string | undefined): ReadonlySet<string> {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isGone = false;
    if (account === undefined) return;
    browserCopies.of(account).then(
      (copies) => (isGone ? undefined : setKept(new Set(copies.map(({ id }) => id)))),
      // A browser that keeps nothing has none.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [account]);
  return kept;
}
