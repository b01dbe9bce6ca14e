import { browserCopies } from '@marquee/vocal-kit/drafts/browserCopies.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useWriterApi } from '../api/WriterApiContext.ts';
import { browserClock } from './clock.ts';
import { DraftSaver } from './DraftSaver.ts';
import type { DraftActions, DraftSaving, DraftSnapshot } from './draftSaving.ts';
import { EditLock } from './lock/EditLock.ts';
import { openSavers } from './openSavers.ts';
import { watchPage } from './watchPage.ts';

/** Savers that are closing. A draft is opened again only after its previous saver has closed. */
const closing = new Map<string, { saver: DraftSaver; closed: Promise<void> }>();

const loading: DraftSnapshot = { phase: 'loading' };
const nothing = () => () => undefined;

/**
 * Opens a draft, and saves its changes while the component is mounted.
 * @param account id of the writer's account
 */
export function useDraftSaving(id: string, account: string): DraftSaving {
  const api = useWriterApi();
  const [saver, setSaver] = useState<DraftSaver | null>(null);

  useEffect(() => {
    const former = closing.get(id);
    const opened = former?.saver.isWaiting ? former.saver : makeSaver();
    let isGone = false;
    if (opened === former?.saver) opened.reopen();
    else void (former?.closed ?? Promise.resolve()).then(() => (isGone ? undefined : opened.open()));
    setSaver(opened);
    openSavers.add(opened);
    const stopWatching = watchPage(window, opened);
    return () => {
      isGone = true;
      setSaver(null);
      const closed = opened.close().finally(() => {
        stopWatching();
        if (closing.get(id)?.closed !== closed) return;
        closing.delete(id);
        openSavers.delete(opened);
      });
      closing.set(id, { saver: opened, closed });
    };

    function makeSaver(): DraftSaver {
      const lock = new EditLock(id, {
        locks: navigator.locks,
        openChannel: (name) => new BroadcastChannel(name),
        clock: browserClock,
        isVisible: () => document.visibilityState === 'visible',
      });
      return new DraftSaver(id, { api, copies: browserCopies, lock, clock: browserClock, account });
    }
  }, [api, id, account]);

  const snapshot = useSyncExternalStore(saver?.subscribe ?? nothing, saver?.snapshot ?? (() => loading));
  const actions = useMemo<DraftActions>(
    () => ({
      change: (changes) => saver?.change(changes),
      resolve: async (taken, merged) => (await saver?.resolve(taken, merged)) ?? false,
      closeMerged: () => saver?.closeMerged(),
      takeOver: () => void saver?.takeOver(),
      registerEditor: (report, loadShow) => saver?.registerEditor(report, loadShow) ?? (() => undefined),
      saveNow: async () => (await saver?.saveNow()) ?? false,
      replace: (stored) => saver?.replace(stored),
      retry: () => saver?.retry(),
    }),
    [saver],
  );
  return { ...snapshot, ...actions };
}
