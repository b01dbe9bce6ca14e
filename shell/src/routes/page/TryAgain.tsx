import { ButtonLink } from '@marquee/shared';
import { ReloadLink } from './ReloadLink.tsx';
import { texts } from './texts.ts';

/** The two ways on from a page that could not be shown: once more, or home. */
export function TryAgain() {
  return (
    <>
      <ReloadLink>{texts.tryAgain}</ReloadLink>
      <ButtonLink to="/" $quiet>
        {texts.backHome}
      </ButtonLink>
    </>
  );
}
