import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useLayoutEffect, useRef, useState } from 'react';

const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  background: #000;

  &:focus-visible {
    outline: 3px solid ${token('focus')};
    outline-offset: -3px;
  }
`;

type VideoPlayerProps = {
  /** What it is first counts: another address would stop what a reader is watching. */
  url: string;
  title: string;
  /** Whether the player takes the focus, asked when it appears: a reader's focus must not be lost with the poster. */
  takesFocus: () => boolean;
};

/** The player itself: the only place where a third party enters the page. */
export function VideoPlayer({ url, title, takesFocus }: VideoPlayerProps) {
  const [src] = useState(url);
  const [wantsFocus] = useState(takesFocus);
  const frame = useRef<HTMLIFrameElement>(null);

  useLayoutEffect(() => {
    if (wantsFocus) frame.current?.focus();
  }, [wantsFocus]);

  return (
    <Frame
      ref={frame}
      src={src}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
