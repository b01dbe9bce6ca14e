import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EmbeddablePlayer } from './players/embeddablePlayer.ts';
import { whenPlayerReady } from './players/whenPlayerReady.ts';

const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  background: #000;

  /* The poster shows until the player is ready. */
  &[data-waiting] {
    visibility: hidden;
  }

  &:focus-visible {
    outline: 3px solid ${token('focus')};
    outline-offset: -3px;
  }
`;

type VideoPlayerProps = {
  /** Player of the video. The frame keeps its first address, because another address would stop a running video. */
  player: EmbeddablePlayer;
  playsAtOnce: boolean;
  title: string;
  isShown: boolean;
  /**
   * Called when the player appears. Returns true if the player takes the focus, which must not be lost with the poster.
   */
  takesFocus: () => boolean;
  onReady: (isReady: boolean) => void;
};

/** The iframe of the player, whose content comes from a third party. */
export function VideoPlayer({ player, playsAtOnce, title, isShown, takesFocus, onReady }: VideoPlayerProps) {
  const [src] = useState(playsAtOnce ? player.autoplayUrl : player.url);
  const frame = useRef<HTMLIFrameElement>(null);
  const events = useRef({ takesFocus, onReady });
  events.current = { takesFocus, onReady };

  useEffect(() => {
    if (!frame.current) return;
    return whenPlayerReady(frame.current, { url: src, readyMessage: player.readyMessage }, (isReady) =>
      events.current.onReady(isReady),
    );
  }, [src, player.readyMessage]);

  useLayoutEffect(() => {
    if (isShown && events.current.takesFocus()) frame.current?.focus();
  }, [isShown]);

  return (
    <Frame
      ref={frame}
      src={src}
      title={title}
      data-waiting={isShown ? undefined : ''}
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
