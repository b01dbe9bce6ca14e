import { useEffect } from 'react';
import { beforeSignOut } from '../session/beforeSignOut.ts';
import { useSession } from '../session/useSession.ts';
import { texts } from '../texts.ts';
import { browserCopies } from './browserCopies.ts';

/**
 * Makes sure that signing out leaves no copies of drafts in the browser. Before the session ends, it saves the drafts.
 * The guard warns about unsaved copies. After the session has ended, the guard removes the account's copies.
 */
export function KeptDraftsGuard({ saveDrafts }: { saveDrafts?: () => Promise<unknown> }) {
  const account = useSession().user?.id;

  useEffect(() => {
    if (account === undefined) return;
    return beforeSignOut(
      async () => {
        await saveDrafts?.();
        const left = await browserCopies.of(account);
        return left.length > 0 ? texts.wouldLose(left.map(({ title }) => title || texts.untitledPost)) : null;
      },
      async () => {
        const left = await browserCopies.of(account);
        await Promise.all(left.map(({ id }) => browserCopies.remove(id)));
      },
    );
  }, [account, saveDrafts]);

  return null;
}
