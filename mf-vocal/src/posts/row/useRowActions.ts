import { ApiError } from '@marquee/shared/transport';
import { listTexts } from '@marquee/vocal-kit/lists/listTexts.ts';
import { useRef, useState } from 'react';
import { useWriterApi } from '../../api/WriterApiContext.ts';
import { postsTexts } from '../postsTexts.ts';

/** Outcome of an action on a post. The row shows it instead of the post, with the undo control. */
export type RowState = { kind: 'listed' | 'trashed' | 'restored' } | { kind: 'copied'; copyId: string };

export type RowActions = {
  state: RowState;
  isPending: boolean;
  /** Message about a failed action. Null if no action has failed. */
  fault: string | null;
  duplicate(): void;
  moveToTrash(): void;
  restore(): void;
};

/** Returns the api's message if it refused the call, or else a general message. */
function faultOf(error: unknown): string {
  if (!navigator.onLine) return listTexts.offline;
  const isRefusal = error instanceof ApiError && error.status !== undefined && error.status < 500;
  return isRefusal && error.status !== 404 ? error.message : postsTexts.actionFailed;
}

/** Duplicates, trashes and restores a post, one action at a time. @param onMoved called after each successful action */
export function useRowActions(id: string, isInTrash: boolean, onMoved: () => void): RowActions {
  const api = useWriterApi();
  const [state, setState] = useState<RowState>({ kind: 'listed' });
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const isSending = useRef(false);

  async function run(action: () => Promise<RowState>): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setFault(null);
    try {
      setState(await action());
      onMoved();
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  return {
    state,
    isPending,
    fault,
    duplicate: () => void run(async () => ({ kind: 'copied', copyId: (await api.duplicate(id)).post.id })),
    moveToTrash: () =>
      void run(async () => {
        await api.remove(id);
        return { kind: isInTrash ? 'listed' : 'trashed' };
      }),
    restore: () =>
      void run(async () => {
        await api.restore(id);
        return { kind: isInTrash ? 'restored' : 'listed' };
      }),
  };
}
