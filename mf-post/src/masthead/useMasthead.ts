import { onDemand } from '@marquee/shared/page/onDemand';
import { onIdle } from '@marquee/shared/page/onIdle';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { type ComponentType, useEffect, useState } from 'react';
import type { MastheadProps } from './MastheadProps.ts';

const masthead = onDemand<MastheadProps>(
  async () => (await import(/* webpackChunkName: "masthead" */ './Masthead.tsx')).Masthead,
);

/**
 * The masthead, null until its code has loaded: when the page is idle, or at once when the masthead is first needed. If
 * the code does not load, the page does without it, and the next need for the masthead loads it again.
 */
export function useMasthead(isNeeded: boolean): ComponentType<MastheadProps> | null {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => onIdle(() => setIsIdle(true), { fallbackMs: 2_000 }), []);
  return useOnDemand(masthead, isNeeded ? 'needed' : isIdle && 'idle');
}
