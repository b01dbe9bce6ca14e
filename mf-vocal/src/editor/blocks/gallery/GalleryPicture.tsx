import { above, CloudImage, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import { draftLimits, type GalleryImage } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { PictureUpload } from '@marquee/vocal-kit/pictures/PictureUpload.tsx';
import { type HTMLAttributes, useId, useRef } from 'react';
import { AltTextField } from '../../media/AltTextField.tsx';
import { CreditField } from '../../media/CreditField.tsx';
import { mediaTexts } from '../../media/mediaTexts.ts';
import { PictureTools } from '../../media/PictureTools.ts';
import { EditPictureButton } from '../../pictures/edit/EditPictureButton.tsx';

const Item = styled.li`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${token('space3')};
  align-items: start;
  padding: ${token('space3')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};

  &[data-mark='dragged'] {
    opacity: 0.55;
  }

  &[data-mark='target'] {
    outline: 3px solid ${token('focus')};
  }

  & img {
    inline-size: 100%;
    block-size: auto;
  }
`;

const Fields = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space3')};

  ${above('mobile')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Files = styled(PictureTools)`
  grid-column: 1 / -1;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;

  & > :is(button, span) {
    display: grid;
    place-items: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: inherit;
    font: inherit;
    font-size: 1.125rem;
    cursor: pointer;
  }

  & > button:hover {
    background: ${token('sunken')};
  }

  & > button:disabled {
    opacity: 0.35;
    cursor: default;
  }

  & > span {
    margin-inline-end: auto;
    cursor: grab;
    touch-action: none;
  }
`;

const thumbnail = { ...imageSizes.galleryThumbnail, crop: 'fill' } as const;

type GalleryPictureProps = {
  image: GalleryImage;
  /** Index of the picture in the gallery, from 0. */
  place: number;
  total: number;
  hasCredit: boolean;
  /** Attributes of the handle by which it is dragged. */
  handle: HTMLAttributes<HTMLElement>;
  mark: 'dragged' | 'target' | undefined;
  onChange: (changed: Partial<GalleryImage>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Picture of a gallery: its text fields, and the controls to move and to remove it. */
export function GalleryPicture(props: GalleryPictureProps) {
  const { image, place, hasCredit, mark, onChange } = props;
  const id = useId();
  const number = place + 1;
  return (
    <Item data-mark={mark}>
      <CloudImage image={image} alt={image.alt ?? mediaTexts.picture(number)} transform={thumbnail} />
      <ListTools {...props} />
      <Files>
        <PictureUpload
          label={mediaTexts.replaceNumber(number)}
          onDone={(uploaded) => onChange({ ...uploaded, url: null })}
        />
        {image.url === null ? (
          <EditPictureButton image={image} label={mediaTexts.editPictureNumber(number)} onDone={onChange} />
        ) : null}
      </Files>
      <Fields>
        <TextField
          field={`${id}-title`}
          label={mediaTexts.pictureCaption(number)}
          value={image.title ?? ''}
          maxLength={draftLimits.title}
          onChange={(title) => onChange({ title: title || undefined })}
        />
        <AltTextField
          field={`${id}-alt`}
          label={mediaTexts.pictureAlt(number)}
          // Shows the hint only for the first picture.
          hint={place === 0 ? mediaTexts.altHint : ''}
          decorativeLabel={mediaTexts.pictureDecorative(number)}
          value={image.alt ?? null}
          onChange={(alt) => onChange({ alt: alt ?? undefined })}
        />
        {hasCredit ? (
          <CreditField
            field={`${id}-credit`}
            label={mediaTexts.pictureCredit(number)}
            hint={place === 0 ? mediaTexts.creditHint : ''}
            value={image.credit}
            onChange={(credit) => onChange({ credit: credit ?? undefined })}
          />
        ) : null}
      </Fields>
    </Item>
  );
}

function ListTools({ place, total, handle, onMove, onRemove }: GalleryPictureProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const number = place + 1;

  function move(to: number): void {
    onMove(to);
    // At the ends, the button that was pressed can go no further.
    const isEnd = to === 0 || to === total - 1;
    const next = isEnd === to < place ? down : up;
    requestAnimationFrame(() => next.current?.focus());
  }

  return (
    <Tools>
      {/* For the pointer: the keyboard has the two arrows. */}
      <span {...handle} title={mediaTexts.dragPicture(number)} aria-hidden="true">
        ⠿
      </span>
      <button
        ref={up}
        type="button"
        disabled={place === 0}
        aria-label={mediaTexts.pictureUp(number)}
        onClick={() => move(place - 1)}
      >
        ↑
      </button>
      <button
        ref={down}
        type="button"
        disabled={number === total}
        aria-label={mediaTexts.pictureDown(number)}
        onClick={() => move(place + 1)}
      >
        ↓
      </button>
      <button type="button" aria-label={mediaTexts.removePicture(number)} onClick={onRemove}>
        ×
      </button>
    </Tools>
  );
}
