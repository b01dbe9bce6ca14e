import { Spinner, token } from '@marquee/shared';
import { videoEmbed } from '@marquee/shared/design/measures';
import { styled } from '@marquee/shared/styled';
import { useEffect, useRef, useState } from 'react';

const Box = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${token('sunken')};

  & > * {
    grid-area: 1 / 1;
  }

  & > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }

  & > iframe:focus-visible {
    outline: 3px solid ${token('focus')};
    outline-offset: -3px;
  }
`;

/** A spinner; then the player behind it; then the player alone. */
type Phase = 'spinner' | 'both' | 'player';

type VideoPlayerProps = {
  playerUrl: string;
  title: string;
  /** Moves the focus to the player, for a reader who pressed a control that is gone now. */
  takesFocus: boolean;
};

/** The player itself: the only place where a third party enters the page. */
export function VideoPlayer({ playerUrl, title, takesFocus }: VideoPlayerProps) {
  const [phase, setPhase] = useState<Phase>('spinner');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const toBoth = setTimeout(() => setPhase('both'), videoEmbed.delayMs);
    const toPlayer = setTimeout(() => setPhase('player'), 2 * videoEmbed.delayMs);
    return () => {
      clearTimeout(toBoth);
      clearTimeout(toPlayer);
    };
  }, []);

  useEffect(() => {
    if (phase === 'both' && takesFocus) frame.current?.focus();
  }, [phase, takesFocus]);

  return (
    <Box>
      {phase !== 'spinner' && (
        <iframe
          ref={frame}
          src={playerUrl}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {phase !== 'player' && <Spinner size="large" />}
    </Box>
  );
}
