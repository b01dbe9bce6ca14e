import { headline, Spinner, token, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { lazy, Suspense, useEffect, useState } from 'react';
import { CreatorHeader } from '../../chrome/header/CreatorHeader.tsx';
import { texts } from '../page/texts.ts';

/** The contract with Vocal names this id. */
const slotId = 'vocal-slot';

const ErrorPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pages" */ '../error/ErrorPage.tsx')).ErrorPage,
}));

// The slot is as high as the window from the start, so that the footer does not jump when the platform arrives.
const Slot = styled.div`
  min-block-size: 100vh;
`;

const Waiting = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space5')};
  min-block-size: 80vh;
  padding: ${token('space6')} ${token('space4')};
  text-align: center;

  h1 {
    ${headline('text3xl')}
  }

  p {
    max-inline-size: 32rem;
    font-size: ${token('textLg')};
  }

  @media (scripting: none) {
    [role='status'] {
      display: none;
    }
  }
`;

/**
 * The place of the creator platform. Until its files load the page announces it; the platform runs in browsers only.
 */
export function VocalSlot() {
  const config = usePageConfig();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const fail = (error: unknown) => {
      reportError(error);
      setHasFailed(true);
    };
    import(/* webpackChunkName: "creator" */ './mountVocal.ts')
      .then(({ mountVocal }) => mountVocal(config, slotId, fail))
      .catch(fail);
  }, [config]);
  if (hasFailed)
    return (
      <Suspense>
        <ErrorPage />
      </Suspense>
    );
  return (
    <Slot id={slotId}>
      <CreatorHeader />
      <Waiting data-waiting>
        <h1>{config.site.name}</h1>
        <Spinner size="large" />
        <noscript>
          <p>{texts.platformNeedsScripts}</p>
        </noscript>
      </Waiting>
    </Slot>
  );
}
