import type { Revision } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';
import { useWriterApi } from '../../api/WriterApiContext.ts';

type Revisions = {
  /** Null until the revisions are loaded. */
  list: readonly Revision[] | null;
  hasFailed: boolean;
  retry(): void;
};

/** Loads the stored versions of a post, the newest first, and again when the draft's `version` changes. */
export function useRevisions(postId: string, version: number): Revisions {
  const api = useWriterApi();
  const [list, setList] = useState<readonly Revision[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version and an attempt are reasons to load again
  useEffect(() => {
    const ending = new AbortController();
    setFailed(false);
    api.revisions(postId, { signal: ending.signal }).then(setList, () => {
      if (!ending.signal.aborted) setFailed(true);
    });
    return () => ending.abort();
  }, [api, postId, version, attempt]);

  return { list, hasFailed, retry: () => setAttempt(attempt + 1) };
}
