import { videoEmbed } from '@marquee/shared/design/measures';
import { useEffect, useState } from 'react';

/** The poster; a spinner over it; then the player behind the spinner; then the player alone. */
export type EmbedPhase = 'poster' | 'spinner' | 'both' | 'player';

/** Leads from the poster to the player, from when it is started, and never back. */
export function useEmbedPhase(isStarted: boolean): EmbedPhase {
  const [phase, setPhase] = useState<EmbedPhase>('poster');

  useEffect(() => {
    if (isStarted) setPhase((current) => (current === 'poster' ? 'spinner' : current));
  }, [isStarted]);

  useEffect(() => {
    if (phase !== 'spinner' && phase !== 'both') return;
    const timer = setTimeout(() => setPhase(phase === 'spinner' ? 'both' : 'player'), videoEmbed.delayMs);
    return () => clearTimeout(timer);
  }, [phase]);

  return phase;
}
