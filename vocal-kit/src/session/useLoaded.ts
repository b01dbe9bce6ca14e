import { useDispatch } from '@marquee/shared/redux';
import { ApiError } from '@marquee/shared/transport';
import { useEffect, useState } from 'react';
import { setUser } from './sessionSlice.ts';

export type Loaded<T> = {
  value: T | null;
  failure: 'offline' | 'failed' | 'missing' | 'forbidden' | null;
  set(value: T): void;
  retry(): void;
};

/**
 * Returns the result of a call. Makes the call again when `name` changes.
 * @param name identifies the loaded data @param load makes the call
 */
export function useLoaded<T>(name: string, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const dispatch = useDispatch();
  const [state, setState] = useState<{ name: string; value: T } | null>(null);
  const [failure, setFailure] = useState<Loaded<T>['failure']>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the call, an attempt for a wish to repeat
  useEffect(() => {
    const ending = new AbortController();
    setFailure(null);
    load(ending.signal).then(
      (value) => ending.signal.aborted || setState({ name, value }),
      (error: unknown) => {
        if (ending.signal.aborted) return;
        const status = error instanceof ApiError ? error.status : undefined;
        // The session has ended. Without a user, the page redirects to sign-in.
        if (status === 401) dispatch(setUser(null));
        else if (status === 404) setFailure('missing');
        else if (status === 403) setFailure('forbidden');
        else setFailure(navigator.onLine ? 'failed' : 'offline');
      },
    );
    return () => ending.abort();
  }, [name, attempt, dispatch]);

  return {
    value: state?.name === name ? state.value : null,
    failure,
    set: (value) => setState({ name, value }),
    retry: () => setAttempt((before) => before + 1),
  };
}
