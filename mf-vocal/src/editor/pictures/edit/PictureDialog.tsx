import { Button, token } from '@marquee/shared';
import type { Image } from '@marquee/shared/domain';
import { openModal } from '@marquee/shared/page/openModal';
import { styled } from '@marquee/shared/styled';
import { Fault } from '@marquee/vocal-kit/form/fieldParts.ts';
import { useId, useLayoutEffect, useRef } from 'react';
import { PictureForm } from './PictureForm.tsx';
import { pictureEditTexts } from './pictureEditTexts.ts';
import { usePictureEdit } from './usePictureEdit.ts';

const Dialog = styled.dialog`
  box-sizing: border-box;
  inline-size: min(52rem, 100vw - 1rem);
  max-inline-size: none;
  max-block-size: calc(100dvh - 1rem);
  padding: ${token('space4')};
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};

  &::backdrop {
    background: rgb(0 0 0 / 60%);
  }

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space3')};
    justify-items: start;
  }

  & > div > [role='group'] {
    justify-self: stretch;
  }

  & h2 {
    margin: 0;
    font-size: ${token('textLg')};
  }
`;

export type PictureDialogProps = {
  postId: string;
  /** A picture of the post, as it is now. */
  image: Image;
  onDone: (edited: Image) => void;
  onClose: () => void;
};

/** Dialog in which a writer turns and crops a picture, and chooses its focal point. */
export function PictureDialog({ postId, image, onDone, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  const { found, fault, isPending, load, save } = usePictureEdit(postId, image, (edited) => {
    onDone(edited);
    onClose();
  });
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The dialog closes when React no longer renders it.
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <div>
        <h2 id={titleId}>{pictureEditTexts.title}</h2>
        {found ? (
          <PictureForm {...found} isPending={isPending} fault={fault} onSave={save} onCancel={onClose} />
        ) : (
          <>
            {fault ? <Fault role="alert">{fault}</Fault> : <p role="status">{pictureEditTexts.loading}</p>}
            {fault ? <Button onClick={load}>{pictureEditTexts.tryAgain}</Button> : null}
            <Button $quiet onClick={onClose}>
              {pictureEditTexts.cancel}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
