import type { Revision } from '@marquee/shared/domain';
import { useRef, useState } from 'react';
import { useWriterApi } from '../../api/WriterApiContext.ts';
import type { OpenDraftSaving } from '../openDraftSaving.ts';
import { revisionMoment } from './revisionDays.ts';
import { versionNoticeTexts } from './versionNoticeTexts.ts';

/** A version that was restored: its time, the version that it replaced, and names that the site no longer has. */
type Restored = { moment: string; replaced: number; dropped: readonly string[] };

export type Restoring = {
  isPending: boolean;
  /** Message about a failed restoration. Null if it did not fail. */
  fault: string | null;
  /** The last restoration, until the writer continues editing. */
  restored: Restored | null;
  /**
   * Restores an earlier version. Saves unsaved changes first, so that they stay as a revision.
   * @returns true if the version was restored
   */
  restore(revision: Pick<Revision, 'id' | 'at'>): Promise<boolean>;
  /** Undoes the last restoration. */
  undo(): Promise<boolean>;
};

/** Restores versions of a draft. */
export function useRestoring({ draft, saveNow, replace }: OpenDraftSaving): Restoring {
  const api = useWriterApi();
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [restored, setRestored] = useState<Restored | null>(null);
  const isSending = useRef(false);

  /** @param task resolves to the message about its failure, or null */
  async function run(task: () => Promise<string | null>): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setPending(true);
    setFault(null);
    try {
      const failure = await task();
      setFault(failure);
      return failure === null;
    } catch {
      setFault(versionNoticeTexts.restoreFailed);
      return false;
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  /** @returns facts about the restoration, or null if unsaved changes could not be saved */
  async function putBack(id: string): Promise<Pick<Restored, 'replaced' | 'dropped'> | null> {
    if (!(await saveNow())) return null;
    // Loads the current version, because the save may have stored a version that the page has not shown.
    const { draft: present, etag } = await api.draft(draft.id);
    const result = await api.restoreRevision(draft.id, id, { etag });
    replace(result.draft);
    return { replaced: present.version, dropped: result.dropped };
  }

  return {
    isPending,
    fault,
    restored,
    restore: ({ id, at }) =>
      run(async () => {
        const facts = await putBack(id);
        if (facts === null) return versionNoticeTexts.saveFirst;
        setRestored({ moment: revisionMoment(at), ...facts });
        return null;
      }),
    undo: () =>
      run(async () => {
        const former = (await api.revisions(draft.id)).find(({ version }) => version === restored?.replaced);
        if (!former) return versionNoticeTexts.restoreFailed;
        if ((await putBack(former.id)) === null) return versionNoticeTexts.saveFirst;
        setRestored(null);
        return null;
      }),
  };
}
