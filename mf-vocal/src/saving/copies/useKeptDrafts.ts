import { useEffect, useState } from 'react';
import { browserCopies } from './browserCopies.ts';

/** Ids of an account's drafts with changes that are only in this browser; none while they are read. */
export function useKeptDrafts(account: string | undefined): ReadonlySet<string> {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (account === undefined) return;
    let isGone = false;
    const read = () =>
      void browserCopies.of(account).then(
        (copies) => (isGone ? undefined : setKept(new Set(copies.map(({ id }) => id)))),
        // A browser that keeps nothing has none.
        () => undefined,
      );
    read();
    const stop = browserCopies.subscribe(read);
    return () => {
      isGone = true;
      stop();
    };
  }, [account]);
  return kept;
}
