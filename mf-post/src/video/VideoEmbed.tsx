import { type ImageSource, Spinner, sourceOf, token, VisuallyHidden } from '@marquee/shared';
import { enhancedLink } from '@marquee/shared/page/enhancedLink';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { styled } from '@marquee/shared/styled';
import { type MouseEvent, useRef, useState } from 'react';
import { BlurUpImage } from '../media/BlurUpImage.tsx';
import type { PictureGeometry } from '../media/pictureGeometry.ts';
import { texts } from '../texts.ts';
import { PlayMark } from './PlayMark.tsx';
import type { VideoSource } from './players/videoSource.ts';
import { type Readiness, useEmbedPhase } from './useEmbedPhase.ts';
import { useIsSeen } from './useIsSeen.ts';
import { videoPlayerOnDemand } from './videoPlayerOnDemand.ts';

const Stage = styled.div`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  aspect-ratio: 16 / 9;
  overflow: clip;
  background: ${token('accentSoft')};

  @media print {
    container-type: normal;
    aspect-ratio: auto;
    background: none;
  }
`;

const Poster = styled.a`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${token('ink')};
  text-decoration: none;

  & > * {
    grid-area: 1 / 1;
  }

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  /* A video without a picture has a framed card in the colour of the site. */
  &:not(:has(> img))::before {
    grid-area: 1 / 1;
    place-self: stretch;
    margin: 3cqi;
    border: ${token('ruleWidth')} ${token('ruleStyle')} ${token('accentText')};
    content: '';
  }

  &:focus-visible {
    outline: 3px solid ${token('focus')};
    outline-offset: -6px;
  }

  @media screen {
    &[hidden] {
      display: none;
    }
  }

  /* Printed pages show the picture, and the address of the video below it. */
  @media print {
    &,
    &[hidden] {
      position: static;
      display: block;
    }

    &:not(:has(> img))::before {
      content: none;
    }

    &::after {
      content: ' ' attr(href);
      font: ${token('bodyWeight')} ${token('textXs')} / 1.4 ${token('fontBody')};
      overflow-wrap: anywhere;
    }
  }
`;

const Source = styled.span`
  align-self: end;
  justify-self: end;
  padding: ${token('space1')} ${token('space2')};
  background: ${token('surface')};
  color: ${token('inkMuted')};
  font: ${token('bodyWeight')} ${token('textXs')} / 1.4 ${token('fontBody')};

  @media print {
    padding: 0;
    background: none;
  }
`;

/** The spinner has a background because it turns over any picture and over the player. Clicks pass through it. */
const Wait = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;

  & > * {
    padding: ${token('space3')};
    border-radius: 50%;
    background: ${token('surface')};
    box-shadow: ${token('shadowRaised')};
  }

  @media print {
    display: none;
  }
`;

type VideoEmbedProps = {
  source: VideoSource;
  /** The video's title, for its accessible name. */
  name: string;
  poster: ImageSource | null;
  geometry: PictureGeometry;
  /** True if the reader has already requested the video by the play control of a card. */
  autoplay?: boolean;
  /** The poster is the first picture of the page. */
  eager?: boolean;
};

/**
 * A video. It shows its poster until the player replaces it. The player loads on a click, or when the video comes into
 * view if the site is configured so. The poster stays until the player is ready. Without JavaScript, and if the player
 * is not allowed or does not load, the poster links to the video's page.
 */
export function VideoEmbed({ source, name, poster, geometry, autoplay = false, eager }: VideoEmbedProps) {
  const { player, pageUrl, host } = source;
  const stage = useRef<HTMLDivElement>(null);
  const [isPressed, setIsPressed] = useState(false);
  const isSeen = useIsSeen(stage, player?.appearsOnScroll ?? false);
  const isRequested = isPressed || autoplay;
  const [isReady, setIsReady] = useState<Readiness>(null);
  const phase = useEmbedPhase(player !== null && (isRequested || isSeen), isReady);
  const isWaiting = phase === 'spinner' || phase === 'loading' || phase === 'both';
  const isLinkOnly = !player || phase === 'failed';
  const isPlayerShown = phase === 'both' || phase === 'player';
  const VideoPlayer = useOnDemand(videoPlayerOnDemand, phase !== 'poster' && 'started', () => setIsReady(false));

  function play(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (isLinkOnly || opensElsewhere) return;
    event.preventDefault();
    setIsPressed(true);
  }

  // After a press, the focus is on the poster, or nowhere in some browsers. A reader who has moved the focus keeps it.
  const losesFocus = () => {
    const { activeElement, body } = document;
    return stage.current?.contains(activeElement) === true || (isPressed && activeElement === body);
  };
  return (
    <Stage ref={stage}>
      <Poster {...(isLinkOnly ? {} : enhancedLink)} href={pageUrl} rel="noopener" onClick={play} hidden={isPlayerShown}>
        <VisuallyHidden>{texts.playVideo(name)}</VisuallyHidden>
        {poster && <BlurUpImage key={sourceOf(poster)} image={poster} alt="" geometry={geometry} eager={eager} />}
        {(phase === 'poster' || phase === 'failed') && <PlayMark />}
        <Source>{isLinkOnly ? texts.watchVideo(host) : texts.playsFrom(host)}</Source>
      </Poster>
      {player && VideoPlayer && (isPlayerShown || phase === 'loading') && (
        <VideoPlayer
          player={player}
          playsAtOnce={isRequested}
          title={name}
          isShown={isPlayerShown}
          takesFocus={losesFocus}
          onReady={setIsReady}
        />
      )}
      {isWaiting && (
        <Wait>
          <Spinner size="large" />
        </Wait>
      )}
    </Stage>
  );
}
