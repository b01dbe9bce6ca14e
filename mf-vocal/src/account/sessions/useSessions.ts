import type { AccountSession } from '@marquee/shared/domain';
import { useCallback, useEffect, useState } from 'react';
import { useAccountApi } from '../AccountApiContext.ts';
import { accountTexts } from '../accountTexts.ts';

export type Sessions = {
  /** Sessions of the account. Null until loaded. */
  sessions: readonly AccountSession[] | null;
  /** Message about the last action. Empty before any action. */
  message: string;
  hasFailed: boolean;
  load(): Promise<void>;
  /** Ends one session, or all besides this one. */
  end(id?: string): Promise<void>;
};

/** The browsers that are signed in to the account. */
export function useSessions(): Sessions {
  const api = useAccountApi();
  const [sessions, setSessions] = useState<readonly AccountSession[] | null>(null);
  const [message, setMessage] = useState('');
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setSessions((await api.sessions()).sessions);
    } catch {
      setFailed(true);
    }
  }, [api]);

  useEffect(() => {
    void load();
  }, [load]);

  return {
    sessions,
    message,
    hasFailed,
    load,
    async end(id) {
      setMessage('');
      try {
        await api.endSessions(id === undefined ? {} : { id });
        setMessage(accountTexts.ended);
        await load();
      } catch {
        setMessage(accountTexts.endFailed);
      }
    },
  };
}
