import { videoEmbed } from '@marquee/shared/constants';
import { useEffect, useState } from 'react';

/**
 * The poster; a spinner over it; the player getting ready behind the poster; then the player behind the spinner; then
 * the player alone. A player that does not get ready leaves the poster, as a link.
 */
export type EmbedPhase = 'poster' | 'spinner' | 'loading' | 'both' | 'player' | 'failed';

/** True if the player in the page is ready. Null while that is unknown. */
export type Readiness = boolean | null;

const timed: Partial<Record<EmbedPhase, EmbedPhase>> = { spinner: 'loading', both: 'player' };

/** Leads from the poster to the player, from when it is started, and never back. */
export function useEmbedPhase(isStarted: boolean, isReady: Readiness): EmbedPhase {
  const [phase, setPhase] = useState<EmbedPhase>('poster');

  useEffect(() => {
    if (isStarted) setPhase((current) => (current === 'poster' ? 'spinner' : current));
  }, [isStarted]);

  useEffect(() => {
    if (phase === 'loading' && isReady !== null) setPhase(isReady ? 'both' : 'failed');
  }, [phase, isReady]);

  useEffect(() => {
    const next = timed[phase];
    if (!next) return;
    const timer = setTimeout(() => setPhase(next), videoEmbed.delayMs);
    return () => clearTimeout(timer);
  }, [phase]);

  return phase;
}
