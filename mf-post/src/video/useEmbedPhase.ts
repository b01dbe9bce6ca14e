import { videoEmbed } from '@marquee/shared/constants';
import { useEffect, useState } from 'react';

/**
 * Phases of a video, in their order:
 * - `poster`: the poster
 * - `spinner`: the poster with a spinner
 * - `loading`: the player loads behind the poster
 * - `both`: the player with a spinner
 * - `player`: the player alone
 * - `failed`: the poster as a link, because the player did not get ready
 */
export type EmbedPhase = 'poster' | 'spinner' | 'loading' | 'both' | 'player' | 'failed';

/** True if the player in the page is ready. Null while that is unknown. */
export type Readiness = boolean | null;

const timed: Partial<Record<EmbedPhase, EmbedPhase>> = { spinner: 'loading', both: 'player' };

/** Returns the current phase. Once the video is started, the phases follow in order and never go back. */
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
