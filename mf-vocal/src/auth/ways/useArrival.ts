import type { OpenidFailure } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';
import { otherWaysTexts } from './otherWaysTexts.ts';

/** Result of a sign-in by the OpenID provider: a failure to show, or the challenge of a second step. */
export type Arrival = { failure: string | null; challenge: string | null };

const nothing: Arrival = { failure: null, challenge: null };

/**
 * Reads the fragment of the address after the OpenID provider, and removes it from the address. The server renders the
 * page without it, because no server gets fragments.
 */
export function useArrival(): Arrival {
  const [arrival, setArrival] = useState(nothing);
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const values = new URLSearchParams(hash.slice(1));
    const [failure, challenge] = [values.get('failure'), values.get('challenge')];
    if (!failure && !challenge) return;
    setArrival({ failure: failure ? textOf(failure) : null, challenge });
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return arrival;
}

function textOf(failure: string): string {
  return otherWaysTexts.failures[failure as OpenidFailure] ?? otherWaysTexts.failures['openid-refused'];
}
