import { buttonStyle, Container, token } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { PageHeading } from '../frame/PageHeading.tsx';
import { texts } from '../texts.ts';
import { SignedInHeader } from './SignedInHeader.tsx';

const Body = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${token('space5')};
  padding-block: ${token('space8')};
`;

const Text = styled.p`
  max-inline-size: 36rem;
  color: ${token('inkMuted')};
  font-size: ${token('textLg')};
`;

const SetUp = styled.a<{ $quiet?: boolean }>`
  ${buttonStyle}
`;

/**
 * Page in place of every other one, for an account whose role needs a second factor that this session has not proved. It
 * sets no title, because the page that it replaces does.
 */
export function SecondFactorGate({ user }: { user: User }) {
  return (
    <>
      <SignedInHeader user={user} />
      <Body size="medium">
        <PageHeading takesFocus>{texts.factorNeeded}</PageHeading>
        <Text>{texts.factorNeededText}</Text>
        <SetUp href="/vocal/account#vocal-second-factor">{texts.setUpFactor}</SetUp>
      </Body>
    </>
  );
}
