import { Spinner } from '@marquee/shared';
import { useEffect } from 'react';

/** id of the element into which single-spa mounts the creator platform. */
export const vocalSlotId = 'vocal-slot';

/** Where the creator platform appears. Rendered empty by the server; the platform runs in browsers only. */
export function VocalSlot() {
  useEffect(() => {
    void import('./mountVocal.ts').then(({ mountVocal }) => mountVocal());
  }, []);
  return (
    <div id={vocalSlotId}>
      <Spinner size="large" />
    </div>
  );
}
