import { token } from '@marquee/shared';
import { useSearchParams } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { SecondStepForm } from '../secondStep/SecondStepForm.tsx';
import { secondStepTexts } from '../secondStep/secondStepTexts.ts';
import { texts } from '../texts.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { readAuthAddress } from './address/authAddress.ts';
import { AuthFormPanel } from './form/AuthFormPanel.tsx';
import { AuthModeTabs } from './form/AuthModeTabs.tsx';
import { useAuthForm } from './form/useAuthForm.ts';
import { useGoOnIfSignedIn } from './useGoOnIfSignedIn.ts';
import { OtherWays } from './ways/OtherWays.tsx';
import { useArrival } from './ways/useArrival.ts';

const Notice = styled.p`
  padding-inline-start: ${token('space3')};
  border-inline-start: 5px solid ${token('second')};
`;

/** Sign-in and sign-up: one page for both, with Vocal's intro beside the form. */
export function AuthPage() {
  const [search] = useSearchParams();
  const address = readAuthAddress(search);
  const { mode, next, hasSignedOut } = address;
  const arrival = useArrival();
  const form = useAuthForm(address, arrival);
  useGoOnIfSignedIn(next);

  const notice = hasSignedOut ? texts.signedOut : next ? texts.signInFirst : null;
  if (form.secondStep)
    return (
      <AuthFrame siteKey={address.from} isFormFirst>
        <PageHeading key="second step">{secondStepTexts.heading}</PageHeading>
        <SecondStepForm
          challenge={form.secondStep.challenge}
          firstFailure={form.secondStep.failure}
          send={form.enterCode}
          onAgain={form.startAgain}
        />
      </AuthFrame>
    );
  return (
    <AuthFrame siteKey={address.from} isFormFirst={arrival.failure !== null}>
      <PageHeading>{mode === 'signUp' ? texts.signUpHeading : texts.signInHeading}</PageHeading>
      {notice ? <Notice role="status">{notice}</Notice> : null}
      {arrival.failure ? (
        <FailureSummary id="vocal-arrival" failure={{ message: arrival.failure, fields: {} }} fields={[]} labels={{}} />
      ) : null}
      <AuthModeTabs address={address} form={form} />
      <AuthFormPanel address={address} form={form} />
      {mode === 'signIn' ? <OtherWays next={next} /> : null}
    </AuthFrame>
  );
}
