import type { Image, PictureEdit, PictureOriginal } from '@marquee/shared/domain';
import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { useEffect, useRef, useState } from 'react';
import { useWriterApi } from '../../../api/WriterApiContext.ts';
import { pictureEditTexts } from './pictureEditTexts.ts';

type Found = Pick<PictureOriginal, 'original' | 'edit'>;

/**
 * Loads the original of a picture with its edit, and stores another edit.
 * @param onDone called with the edited picture, or with the original if nothing is edited
 */
export function usePictureEdit(postId: string, { public_id }: Image, onDone: (edited: Image) => void) {
  const api = useWriterApi();
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState('');
  const [isPending, setIsPending] = useState(false);
  const isOpen = useRef(true);

  function load(): void {
    setFault('');
    api.pictureOriginal(postId, public_id).then(
      ({ original, edit }) => isOpen.current && setFound({ original, edit }),
      (error: unknown) => isOpen.current && setFault(apiMessage(error, pictureEditTexts.loadFailed)),
    );
  }
  const loadFirst = useRef(load);
  useEffect(() => {
    isOpen.current = true;
    loadFirst.current();
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function save(edit: PictureEdit): Promise<void> {
    if (!found) return;
    // An original from an export may have a focal point in its file. Only an edited picture can have none.
    const hasOwnPoint = found.original.public_id === public_id && found.edit.focus !== null;
    if (!edit.crop && !edit.focus && edit.rotation === 0 && !hasOwnPoint) return onDone(found.original);
    setFault('');
    setIsPending(true);
    try {
      const { image } = await api.editPicture(postId, { public_id, edit });
      const { width, height, format } = image;
      if (isOpen.current) onDone({ public_id: image.public_id, width, height, format });
    } catch (error) {
      if (isOpen.current) setFault(apiMessage(error, pictureEditTexts.saveFailed));
    } finally {
      if (isOpen.current) setIsPending(false);
    }
  }

  return { found, fault, isPending, load, save: (edit: PictureEdit) => void save(edit) };
}
