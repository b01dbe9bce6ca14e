import { Button, CloudImage, token } from '@marquee/shared';
import type { Image } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { Fault, Hint } from '@marquee/vocal-kit/form/fieldParts.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import { cropperStyle } from '../../cropping/cropperStyle.ts';
import { accountTexts } from '../accountTexts.ts';
import { maxCrop, squareOf } from './squareOf.ts';
import type { Square } from './useAvatar.ts';

/** Widest variant of a whole picture that the page needs. */
const shownWidth = 768;

const Frame = styled.div<{ $ratio: number }>`
  display: grid;
  justify-items: start;
  gap: ${token('space3')};
  ${cropperStyle}

  .ReactCrop__crop-selection {
    border-radius: 50%;
  }

  /* Size before the picture is loaded, so that the keyboard works at once. */
  .ReactCrop {
    inline-size: min(100%, ${shownWidth}px, min(26rem, 60vh) * ${({ $ratio }) => $ratio});
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
`;

export type AvatarCropperProps = {
  image: Image;
  isPending: boolean;
  fault: string;
  onUse(square: Square): void;
  onCancel(): void;
};

/** Lets the writer choose a square of a picture, by mouse, touch or keyboard. */
export function AvatarCropper({ image, isPending, fault, onUse, onCancel }: AvatarCropperProps) {
  const [crop, setCrop] = useState<PercentCrop>(() => maxCrop(image));
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();

  // Moves the keyboard focus to the picture.
  useEffect(() => frame.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus(), []);

  const height = Math.round((shownWidth * image.height) / image.width);
  return (
    <Frame
      ref={frame}
      $ratio={image.width / image.height}
      role="group"
      aria-label={accountTexts.cropLabel}
      aria-describedby={hintId}
    >
      <ReactCrop
        crop={crop}
        aspect={1}
        keepSelection
        circularCrop
        minWidth={48}
        ariaLabels={accountTexts.cropHandles}
        onChange={(_, percent) => setCrop(percent)}
      >
        <CloudImage image={image} alt="" transform={{ width: shownWidth, height, crop: 'fit' }} eager />
      </ReactCrop>
      <Hint id={hintId}>{accountTexts.cropHint}</Hint>
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <Actions>
        <Button aria-disabled={isPending} onClick={() => onUse(squareOf(crop, image))}>
          {isPending ? accountTexts.saving : accountTexts.usePicture}
        </Button>
        <Button $quiet onClick={onCancel}>
          {accountTexts.cancel}
        </Button>
      </Actions>
    </Frame>
  );
}
