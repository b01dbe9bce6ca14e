import { type ComponentType, useEffect, useState } from 'react';
import type { MastheadProps } from './MastheadProps.ts';

/** Milliseconds after which browsers that do not tell when they are idle get it. */
const patience = 2_000;

/**
 * The masthead's code: fetched when the living page is idle, or at once when the masthead is first wanted. Null until it is
 * there; when it cannot be had the page does without, and the next crossing asks again.
 */
export function useMasthead(isWanted: boolean): ComponentType<MastheadProps> | null {
  const [Masthead, setMasthead] = useState<ComponentType<MastheadProps> | null>(null);

  useEffect(() => {
    if (Masthead) return;
    let isWaited = true;
    const fetchIt = () => {
      import(/* webpackChunkName: "masthead" */ './Masthead.tsx').then(
        (module) => isWaited && setMasthead(() => module.Masthead),
        () => {},
      );
    };
    const stopWaiting = isWanted ? undefined : whenIdle(fetchIt);
    if (isWanted) fetchIt();
    return () => {
      isWaited = false;
      stopWaiting?.();
    };
  }, [Masthead, isWanted]);

  return Masthead;
}

function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(callback);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(callback, patience);
  return () => clearTimeout(timer);
}
