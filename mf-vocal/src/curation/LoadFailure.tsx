import { Button } from '@marquee/shared';
import { DeskSection, Faint } from '../desk/deskParts.ts';
import type { Loaded } from '../session/useLoaded.ts';
import { texts } from '../texts.ts';
import { CurationBox } from './curationParts.ts';
import { curationTexts } from './curationTexts.ts';

type LoadFailureProps = { failure: NonNullable<Loaded<unknown>['failure']>; retry: () => void };

/** Stands where a part of curation could not be loaded. */
export function LoadFailure({ failure, retry }: LoadFailureProps) {
  const [message, help] =
    failure === 'forbidden'
      ? [curationTexts.forbidden, curationTexts.forbiddenHelp]
      : failure === 'offline'
        ? [curationTexts.offline, curationTexts.offlineHelp]
        : [curationTexts.loadFailed, curationTexts.loadFailedHelp];
  return (
    <CurationBox role="alert">
      <DeskSection as="div">
        <strong>{message}</strong>
        <Faint>{help}</Faint>
        {failure === 'forbidden' ? null : (
          <div>
            <Button $quiet onClick={retry}>
              {texts.tryAgain}
            </Button>
          </div>
        )}
      </DeskSection>
    </CurationBox>
  );
}
