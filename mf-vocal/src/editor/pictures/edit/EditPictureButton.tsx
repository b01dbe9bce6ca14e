import { Button } from '@marquee/shared';
import type { Image } from '@marquee/shared/domain';
import { mediaTexts } from '../../media/mediaTexts.ts';
import { pictureDialog, useEditPicture } from './PictureEditing.tsx';

type EditPictureButtonProps = {
  image: Image;
  label?: string;
  onDone: (edited: Image) => void;
};

/** Button that opens the dialog for editing a picture. Renders nothing for a GIF, because the api edits no animations. */
export function EditPictureButton({ image, label = mediaTexts.editPicture, onDone }: EditPictureButtonProps) {
  const open = useEditPicture();
  if (!open || image.format === 'gif') return null;
  return (
    <Button
      $quiet
      type="button"
      onFocus={pictureDialog.warm}
      onPointerEnter={pictureDialog.warm}
      onClick={() => open({ image, onDone })}
    >
      {label}
    </Button>
  );
}
