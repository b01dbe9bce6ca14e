import { Button, CloudImage, token, VisuallyHidden } from '@marquee/shared';
import type { Image, MediaFields } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { Faint } from '@marquee/vocal-kit/panels/pageParts.ts';
import { FocusDot } from '@marquee/vocal-kit/pictures/FocusDot.tsx';
import { wholePicture } from '@marquee/vocal-kit/pictures/wholePicture.ts';
import { type PointerEvent, useId, useState } from 'react';
import { mediaTexts } from '../mediaTexts.ts';

const Field = styled.div`
  display: grid;
  gap: ${token('space2')};
  justify-items: start;
`;

const Area = styled.div`
  position: relative;
  inline-size: 100%;

  & img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    outline: 1px solid ${token('line')};
    border-radius: ${token('imageRadius')};
  }
`;

type Point = NonNullable<MediaFields['focus']>;

type FocalPointFieldProps = {
  image: Image;
  alt: string;
  focus: Point | null;
  disabled: boolean;
  onChange: (focus: Point | null) => void;
};

/** The picture with its focal point, which a click, a drag or the arrow keys move. */
export function FocalPointField({ image, alt, focus, disabled, onChange }: FocalPointFieldProps) {
  const hintId = useId();
  const [said, announce] = useState('');
  const isStill = image.format !== 'gif';

  /** Moves the point to a click. The drag of the dot is its own. */
  function place({ currentTarget, target, clientX, clientY }: PointerEvent<HTMLElement>): void {
    if (!(target instanceof HTMLImageElement)) return;
    const box = currentTarget.getBoundingClientRect();
    const percent = (at: number) => Math.min(Math.max(Math.round(at * 100), 0), 100);
    onChange({ x: percent((clientX - box.left) / box.width), y: percent((clientY - box.top) / box.height) });
  }

  return (
    <Field role="group" aria-label={mediaTexts.focus} aria-describedby={hintId}>
      <Area data-focus-area="" onPointerUp={disabled || !isStill ? undefined : place}>
        <CloudImage image={image} alt={alt} {...wholePicture(image)} />
        {disabled || !isStill ? null : (
          <FocusDot
            label={mediaTexts.focus}
            area="[data-focus-area]"
            focus={focus ?? { x: 50, y: 50 }}
            onMove={onChange}
            onKeyMove={({ x, y }) => announce(mediaTexts.focusAt(x, y))}
          />
        )}
      </Area>
      <Faint id={hintId}>{isStill ? mediaTexts.focusHint : mediaTexts.noFocus}</Faint>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {focus && !disabled ? (
        <Button $quiet type="button" onClick={() => onChange(null)}>
          {mediaTexts.useMiddle}
        </Button>
      ) : null}
    </Field>
  );
}
