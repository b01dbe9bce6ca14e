import { token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import { areaAround, type Image } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { type PictureState, turnedSize } from './pictureArea.ts';
import { pictureEditTexts } from './pictureEditTexts.ts';
import { TurnedPicture } from './TurnedPicture.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space4')};
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

const Window = styled.div`
  position: relative;
  block-size: 4.5rem;
  overflow: clip;
  border-radius: ${token('imageRadius')};

  & > div {
    position: absolute;
  }
`;

const shapes = {
  card: imageSizes.postThumbnail,
  square: imageSizes.squareThumbnail,
  shared: { width: 1200, height: 630 },
} as const;

/** Shows the picture as cards and shared links crop it. Hidden from screen readers, because only its look matters. */
export function ShapePreviews({ original, state }: { original: Image; state: PictureState }) {
  const whole = turnedSize(original, state.rotation);
  const { area, focus, rotation } = state;
  const part = { width: (area.width / 100) * whole.width, height: (area.height / 100) * whole.height };
  return (
    <Row aria-hidden="true">
      {(['card', 'square', 'shared'] as const).map((name) => {
        const shape = shapes[name];
        const shown = areaAround(focus ?? { x: 50, y: 50 }, part, shape);
        const left = (area.x / 100) * whole.width + shown.left;
        const top = (area.y / 100) * whole.height + shown.top;
        return (
          <div key={name}>
            <Window style={{ aspectRatio: `${shape.width} / ${shape.height}` }}>
              <div
                style={{
                  insetInlineStart: `${(-left / shown.width) * 100}%`,
                  insetBlockStart: `${(-top / shown.height) * 100}%`,
                  inlineSize: `${(whole.width / shown.width) * 100}%`,
                  blockSize: `${(whole.height / shown.height) * 100}%`,
                }}
              >
                <TurnedPicture image={original} rotation={rotation} />
              </div>
            </Window>
            {pictureEditTexts.previews[name]}
          </div>
        );
      })}
    </Row>
  );
}
