import { ButtonLink, buttonStyle } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

const Anchor = styled.a<{ $quiet?: boolean }>`
  ${buttonStyle}
`;

/** Requests the page once more, with or without scripts: an empty address is the current one. */
function ReloadLink({ children }: { children: ReactNode }) {
  return <Anchor href="">{children}</Anchor>;
}

/** Two links for a page that could not be shown: try again, or go home. */
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
