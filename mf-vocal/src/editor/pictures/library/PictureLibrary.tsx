import { Button } from '@marquee/shared';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { mediaTexts } from '../../media/mediaTexts.ts';
import type { LibraryDialogProps } from './LibraryDialog.tsx';

/** The code of the dialog, which loads with its first use. */
const libraryDialog = onDemand<LibraryDialogProps>(async () => (await import('./LibraryDialog.tsx')).LibraryDialog);

type OnChoose = LibraryDialogProps['onChoose'];
const LibraryContext = createContext<((choice: { onChoose: OnChoose }) => void) | null>(null);

/** Button that opens the picture library. Renders nothing outside of a post. */
export function LibraryButton({ onChoose }: { onChoose: OnChoose }) {
  const open = useContext(LibraryContext);
  if (!open) return null;
  return (
    <Button $quiet type="button" onPointerEnter={libraryDialog.warm} onClick={() => open({ onChoose })}>
      {mediaTexts.fromLibrary}
    </Button>
  );
}

/** Provides the dialog of the library. It is outside of the document, as the dialog for editing pictures. */
export function PictureLibrary({ postId, children }: { postId: string; children: ReactNode }) {
  const [choice, setChoice] = useState<{ onChoose: OnChoose } | null>(null);
  const close = () => setChoice(null);
  const Dialog = useOnDemand(libraryDialog, choice ? 'a picture is chosen' : false, close);
  return (
    <>
      <LibraryContext value={setChoice}>{children}</LibraryContext>
      {choice && Dialog ? <Dialog postId={postId} {...choice} onClose={close} /> : null}
    </>
  );
}
