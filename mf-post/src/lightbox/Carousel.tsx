import { token } from '@marquee/shared';
import { lightboxMotion } from '@marquee/shared/constants';
import type { GalleryImage } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { type CSSProperties, useRef, useState } from 'react';
import { pictureAlt } from '../pictures/galleryPictureAlt.ts';
import { useMotion } from './gestures/useMotion.ts';
import { useStageGestures } from './gestures/useStageGestures.ts';
import { Slide } from './Slide.tsx';

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  touch-action: none;

  &[data-zoomed] {
    cursor: grab;
  }

  &[data-motion='fade'] {
    animation: lightbox-fade ${lightboxMotion.fadeMs}ms ease-out;
  }

  @keyframes lightbox-fade {
    from {
      opacity: 0;
    }
  }
`;

const Track = styled.ul`
  position: absolute;
  inset: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  transform: translate(calc(var(--shown) * -100% + var(--pull-x, 0px)), var(--pull-y, 0px));
  transition: transform ${token('motionBase')} ${token('easing')};

  [data-motion='next'] > &,
  [data-motion='prev'] > & {
    transition-duration: ${lightboxMotion.stepMs}ms;
  }

  [data-following] > &,
  [data-motion='fade'] > & {
    transition: none;
  }
`;

type CarouselProps = {
  pictures: readonly GalleryImage[];
  index: number;
  onStep: (by: -1 | 1) => void;
  onClose: () => void;
};

/**
 * Shows one picture at a time. Its neighbours are already rendered, so that they appear at once and follow the finger.
 */
export function Carousel({ pictures, index, onStep, onClose }: CarouselProps) {
  const stage = useRef<HTMLDivElement>(null);
  const total = pictures.length;
  const motion = useMotion(index);
  useStageGestures(stage, { index, total, onStep, onClose });

  // A picture that was shown stays rendered, so that a reader who steps back sees it at once.
  const [seen, setSeen] = useState<readonly number[]>([]);
  const missing = [index, index + 1, index - 1].filter((near) => near in pictures && !seen.includes(near));
  if (missing.length > 0) setSeen([...seen, ...missing]);

  return (
    <Stage
      ref={stage}
      data-motion={motion ?? undefined}
      onClick={({ target }) => {
        // A click beside the picture counts as a click on the backdrop.
        if (target instanceof HTMLLIElement) onClose();
      }}
    >
      <Track style={{ '--shown': index } as CSSProperties}>
        {seen.map((at) => {
          const image = pictures[at];
          return (
            image && (
              <Slide key={at} index={at} image={image} alt={pictureAlt(image, at, total)} isCurrent={at === index} />
            )
          );
        })}
      </Track>
    </Stage>
  );
}
