import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { PictureDialogProps } from './PictureDialog.tsx';

/** The code of the dialog, which loads with its first use. */
export const pictureDialog = onDemand<PictureDialogProps>(
  async () => (await import('./PictureDialog.tsx')).PictureDialog,
);

/** A picture to edit, and what to do with the edited picture. */
export type EditedPicture = Pick<PictureDialogProps, 'image' | 'onDone'>;

const EditPictureContext = createContext<((picture: EditedPicture) => void) | null>(null);

/** Returns the function that opens the dialog for a picture. Null where pictures cannot be edited. */
export function useEditPicture() {
  return useContext(EditPictureContext);
}

/**
 * Provides the dialog for editing pictures. It is outside of the document, whose keys and clicks would reach the block
 * around the picture.
 */
export function PictureEditing({ postId, children }: { postId: string; children: ReactNode }) {
  const [picture, setPicture] = useState<EditedPicture | null>(null);
  const Dialog = useOnDemand(pictureDialog, picture?.image.public_id ?? false, () => setPicture(null));
  return (
    <>
      <EditPictureContext value={setPicture}>{children}</EditPictureContext>
      {picture && Dialog ? <Dialog postId={postId} {...picture} onClose={() => setPicture(null)} /> : null}
    </>
  );
}
