import { token } from '@marquee/shared';
import type { Image } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { Hint } from '@marquee/vocal-kit/form/fieldParts.ts';
import { FocusDot } from '@marquee/vocal-kit/pictures/FocusDot.tsx';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { ReactCrop } from 'react-image-crop';
import { cropperStyle } from '../../../cropping/cropperStyle.ts';
import { type PictureState, turnedSize } from './pictureArea.ts';
import { pictureEditTexts } from './pictureEditTexts.ts';
import { TurnedPicture } from './TurnedPicture.tsx';

const Stage = styled.div`
  min-inline-size: 0;
`;

/* The handles reach over the edges of the picture. */
const Frame = styled.div`
  display: grid;
  justify-items: center;
  padding: 1.375rem;

  ${cropperStyle}

  .ReactCrop {
    /* Size before the picture is loaded, so that the keyboard works at once. */
    inline-size: min(100%, 46rem, max(50svh, 11rem) * var(--ratio));
    aspect-ratio: var(--ratio);
  }

  .ReactCrop__child-wrapper {
    block-size: 100%;
    border-radius: ${token('radius')};
  }

  .ReactCrop__selection-addon {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
`;

/** Minimum side of the area in px on the screen, so that the area can be dragged beside the dot. */
const smallestArea = 64;

type PictureStageProps = {
  original: Image;
  state: PictureState;
  /** Width of the area divided by its height, in pixels. Undefined for any shape. */
  ratio: number | undefined;
  onChange: (changed: Partial<PictureState>) => void;
  /** Tells screen readers what a key has changed. */
  announce: (text: string) => void;
};

/** The whole turned original, with the area that stays and its focal point. */
export function PictureStage({ original, state, ratio, onChange, announce }: PictureStageProps) {
  const { rotation, area, focus } = state;
  const { width, height } = turnedSize(original, rotation);
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();

  // Moves the keyboard focus to the picture.
  useEffect(() => frame.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus(), []);

  return (
    <Stage role="group" aria-label={pictureEditTexts.stage} aria-describedby={hintId}>
      <Frame ref={frame} style={{ '--ratio': width / height } as CSSProperties}>
        <ReactCrop
          crop={{ unit: '%', ...area }}
          {...(ratio === undefined ? {} : { aspect: ratio })}
          keepSelection
          minWidth={smallestArea}
          minHeight={smallestArea}
          ariaLabels={pictureEditTexts.handles}
          onChange={(_, { x, y, width: across, height: down }) =>
            onChange({ area: { x, y, width: across, height: down } })
          }
          renderSelectionAddon={() => (
            <FocusDot
              label={pictureEditTexts.focus}
              area=".ReactCrop__crop-selection"
              focus={focus ?? { x: 50, y: 50 }}
              onMove={(moved) => onChange({ focus: moved })}
              onKeyMove={({ x, y }) => announce(pictureEditTexts.focusAt(x, y))}
            />
          )}
        >
          <TurnedPicture image={original} rotation={rotation} />
        </ReactCrop>
      </Frame>
      <Hint id={hintId}>
        {pictureEditTexts.hint} {pictureEditTexts.focusHint}
      </Hint>
    </Stage>
  );
}
