import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDeskApi } from '../api/DeskApiContext.ts';
import { browserClock } from './clock.ts';
import { DraftSaver } from './DraftSaver.ts';
import type { DraftActions, DraftSaving, DraftSnapshot } from './draftSaving.ts';
import { EditLock } from './EditLock.ts';
import { LocalCopies } from './LocalCopies.ts';
import { watchPage } from './watchPage.ts';

const copies = new LocalCopies();
/** Savers that are ending: the same draft is opened again only once they have. */
const closing = new Map<string, Promise<void>>();

const loading: DraftSnapshot = { phase: 'loading' };
const nothing = () => () => undefined;

/** Opens a draft, and saves it as it changes, for as long as the component is there. */
export function useDraftSaving(id: string): DraftSaving {
  const api = useDeskApi();
  const [saver, setSaver] = useState<DraftSaver | null>(null);

  useEffect(() => {
    const lock = new EditLock(id, {
      locks: navigator.locks,
      openChannel: (name) => new BroadcastChannel(name),
      clock: browserClock,
    });
    const opened = new DraftSaver(id, { api, copies, lock, clock: browserClock });
    let isGone = false;
    void (closing.get(id) ?? Promise.resolve()).then(() => (isGone ? undefined : opened.open()));
    setSaver(opened);
    const stopWatching = watchPage(window, opened);
    return () => {
      isGone = true;
      stopWatching();
      setSaver(null);
      const closed = opened.close().finally(() => {
        if (closing.get(id) === closed) closing.delete(id);
      });
      closing.set(id, closed);
    };
  }, [api, id]);

  const snapshot = useSyncExternalStore(saver?.subscribe ?? nothing, saver?.snapshot ?? (() => loading));
  const actions = useMemo<DraftActions>(
    () => ({
      change: (fields) => saver?.change(fields),
      resolve: (choice) => saver?.resolve(choice),
      takeOver: () => void saver?.takeOver(),
      saveNow: async () => (await saver?.saveNow()) ?? false,
      replace: (stored) => saver?.replace(stored),
      retry: () => saver?.retry(),
    }),
    [saver],
  );
  return { ...snapshot, ...actions };
}
