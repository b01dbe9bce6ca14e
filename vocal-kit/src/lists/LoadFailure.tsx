import { Button } from '@marquee/shared';
import { Faint, PageSection } from '../panels/pageParts.ts';
import { CurationBox } from '../panels/rowParts.ts';
import type { Loaded } from '../session/useLoaded.ts';
import { texts } from '../texts.ts';
import { loadTexts } from './loadTexts.ts';

type LoadFailureProps = { failure: NonNullable<Loaded<unknown>['failure']>; retry: () => void };

/** Shown instead of a part of a page that could not be loaded. */
export function LoadFailure({ failure, retry }: LoadFailureProps) {
  const [message, help] =
    failure === 'forbidden'
      ? [loadTexts.forbidden, loadTexts.forbiddenHelp]
      : failure === 'offline'
        ? [loadTexts.offline, loadTexts.offlineHelp]
        : [loadTexts.loadFailed, loadTexts.loadFailedHelp];
  return (
    <CurationBox role="alert">
      <PageSection as="div">
        <strong>{message}</strong>
        <Faint>{help}</Faint>
        {failure === 'forbidden' ? null : (
          <div>
            <Button $quiet onClick={retry}>
              {texts.tryAgain}
            </Button>
          </div>
        )}
      </PageSection>
    </CurationBox>
  );
}
