import { browserCopies } from '@marquee/vocal-kit/drafts/browserCopies.ts';
import { useEffect, useState } from 'react';

/** Returns the ids of an account's drafts with changes that are only in this browser. Empty until they are loaded. */
export function useKeptDrafts(account: string | undefined): ReadonlySet<string> {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (account === undefined) return;
    let isGone = false;
    const read = () =>
      void browserCopies.of(account).then(
        (copies) => (isGone ? undefined : setKept(new Set(copies.map(({ id }) => id)))),
        // A browser that blocks storage has no copies.
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
