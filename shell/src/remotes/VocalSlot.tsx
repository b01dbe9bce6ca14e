import { Spinner } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useEffect } from 'react';

/** id of the element into which single-spa mounts the creator platform. */
export const vocalSlotId = 'vocal-slot';

// As high as the window from the start: the footer must not jump when the platform arrives.
const Slot = styled.div`
  min-block-size: 100vh;
`;

/** Where the creator platform appears. Rendered empty by the server; the platform runs in browsers only. */
export function VocalSlot() {
  useEffect(() => {
    void import('./mountVocal.ts').then(({ mountVocal }) => mountVocal());
  }, []);
  return (
    <Slot id={vocalSlotId}>
      <Spinner size="large" />
    </Slot>
  );
}
