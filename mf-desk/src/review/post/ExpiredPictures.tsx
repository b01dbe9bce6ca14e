import type { EndingPicture } from '@marquee/shared/domain';
import { CheckRow } from '@marquee/vocal-kit/form/CheckRow.ts';
import { Fault, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { dayText } from '@marquee/vocal-kit/time/dayText.ts';
import type { RefObject } from 'react';
import { deskTexts } from '../deskTexts.ts';

type ExpiredPicturesProps = {
  pictures: readonly EndingPicture[];
  /** The box by which the moderator confirms the expired pictures. */
  box: RefObject<HTMLInputElement | null>;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
};

/** Warns about pictures whose last day is over or soon. Expired ones are confirmed before the post is published. */
export function ExpiredPictures({ pictures, box, isConfirmed, onConfirm }: ExpiredPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <PageSection as="div">
      {pictures.map(({ publicId, title, lastDay, term }) => (
        <Fault key={publicId}>{deskTexts.picture[term](title, dayText(lastDay))}</Fault>
      ))}
      {pictures.some(({ term }) => term === 'expired') ? (
        <div>
          <CheckRow>
            <input
              ref={box}
              type="checkbox"
              checked={isConfirmed}
              onChange={({ target }) => onConfirm(target.checked)}
            />
            {deskTexts.picturesChecked}
          </CheckRow>
        </div>
      ) : null}
    </PageSection>
  );
}
