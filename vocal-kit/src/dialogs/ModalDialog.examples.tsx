import { Button } from '@marquee/shared';
import { defineExamples } from '@marquee/shared/examples';
import { useState } from 'react';
import { ModalDialog } from './ModalDialog.tsx';

function Opened() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Discard the draft…</Button>
      {isOpen ? (
        <ModalDialog title="Discard the draft?" width="26rem" onClose={close}>
          <p>It stays in the trash for 30 days.</p>
          <Button onClick={close}>Discard</Button>
        </ModalDialog>
      ) : null}
    </>
  );
}

export const examples = defineExamples({
  use: 'Asks or shows something over the page, which waits until the dialog is closed.',
  shown: { 'opened by a button': <Opened /> },
});
