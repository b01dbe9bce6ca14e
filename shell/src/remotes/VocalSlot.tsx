import { Spinner } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { lazy, Suspense, useEffect, useState } from 'react';

const ErrorPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pages" */ '../routes/ErrorPage.tsx')).ErrorPage,
}));

/** id of the element into which single-spa mounts the creator platform. */
export const vocalSlotId = 'vocal-slot';

// As high as the window from the start: the footer must not jump when the platform arrives.
const Slot = styled.div`
  min-block-size: 100vh;
`;

/** Where the creator platform appears. Rendered empty by the server; the platform runs in browsers only. */
export function VocalSlot() {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    import('./mountVocal.ts')
      .then(({ mountVocal }) => mountVocal())
      .catch((error: unknown) => {
        reportError(error);
        setHasFailed(true);
      });
  }, []);
  if (hasFailed)
    return (
      <Suspense>
        <ErrorPage />
      </Suspense>
    );
  return (
    <Slot id={vocalSlotId}>
      <Spinner size="large" />
    </Slot>
  );
}
