import { Button } from '@marquee/shared';
import type { Image } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ModalDialog } from '@marquee/vocal-kit/dialogs/ModalDialog.tsx';
import { Fault } from '@marquee/vocal-kit/form/fieldParts.ts';
import { PictureForm } from './PictureForm.tsx';
import { pictureEditTexts } from './pictureEditTexts.ts';
import { usePictureEdit } from './usePictureEdit.ts';

const Dialog = styled(ModalDialog)`
  & > div {
    justify-items: start;
  }

  & > div > [role='group'] {
    justify-self: stretch;
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
  const { found, fault, isPending, load, save } = usePictureEdit(postId, image, (edited) => {
    onDone(edited);
    onClose();
  });
  return (
    <Dialog title={pictureEditTexts.title} width="52rem" onClose={onClose}>
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
    </Dialog>
  );
}
