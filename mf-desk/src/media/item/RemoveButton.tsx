import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { DangerButton } from '@marquee/vocal-kit/form/formParts.ts';
import { Fault, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useContext, useState } from 'react';
import { MediaApiContext } from '../MediaApiContext.ts';
import { mediaTexts } from '../mediaTexts.ts';

/** Removes a picture without uses from the library. */
export function RemoveButton({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const api = useContext(MediaApiContext);
  const [fault, setFault] = useState('');

  async function remove(): Promise<void> {
    setFault('');
    try {
      await api.remove(id);
      onRemoved();
    } catch (error) {
      setFault(apiMessage(error, mediaTexts.removeFailed));
    }
  }

  return (
    <PageSection as="div">
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <div>
        <DangerButton onClick={() => void remove()}>{mediaTexts.remove}</DangerButton>
      </div>
    </PageSection>
  );
}
