import { token, upTo } from '@marquee/shared';
import { useSearchParams } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { PageHeading } from '../frame/PageHeading.tsx';
import { pageGutter } from '../frame/pageGutter.ts';
import { VocalHeader } from '../frame/VocalHeader.tsx';
import { texts } from '../texts.ts';
import { readAuthAddress } from './address/authAddress.ts';
import { BackToMagazine } from './BackToMagazine.tsx';
import { AuthFormPanel } from './form/AuthFormPanel.tsx';
import { AuthModeTabs } from './form/AuthModeTabs.tsx';
import { useAuthForm } from './form/useAuthForm.ts';
import { PublishingSteps } from './intro/PublishingSteps.tsx';
import { VocalIntro } from './intro/VocalIntro.tsx';
import { useGoOnIfSignedIn } from './useGoOnIfSignedIn.ts';

const Columns = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) minmax(26rem, 38%);
  grid-template-areas: 'pitch form' 'facts form';
  min-block-size: calc(100vh - ${token('headerHeight')});
  /* The coloured panel reaches the footer: this cancels the footer's margin. */
  margin-block-end: calc(-1 * ${token('space8')});

  ${upTo('tabletLandscape')} {
    display: block;
  }
`;

const FormColumn = styled.section`
  grid-area: form;
  display: grid;
  align-content: start;
  gap: ${token('space5')};
  inline-size: 100%;
  max-inline-size: 32rem;
  margin-inline: auto;
  padding: clamp(${token('space6')}, 7vh, ${token('space8')}) clamp(${token('space4')}, 3vw, ${token('space7')});

  ${upTo('tabletLandscape')} {
    max-inline-size: calc(32rem + 2 * ${pageGutter});
    margin-inline: 0;
    padding-inline: ${pageGutter};
  }
`;

const Notice = styled.p`
  padding-inline-start: ${token('space3')};
  border-inline-start: 5px solid ${token('second')};
`;

/** Sign-in and sign-up: one page for both, with Vocal's intro beside the form. */
export function AuthPage() {
  const [search] = useSearchParams();
  const address = readAuthAddress(search);
  const { mode, next, hasSignedOut } = address;
  const form = useAuthForm(address);
  useGoOnIfSignedIn(next);

  const notice = hasSignedOut ? texts.signedOut : next ? texts.signInFirst : null;
  return (
    <>
      <VocalHeader home="/auth">
        <BackToMagazine siteKey={address.from} />
      </VocalHeader>
      <Columns>
        <VocalIntro />
        <FormColumn>
          <PageHeading>{mode === 'signUp' ? texts.signUpHeading : texts.signInHeading}</PageHeading>
          {notice ? <Notice role="status">{notice}</Notice> : null}
          <AuthModeTabs address={address} form={form} />
          <AuthFormPanel address={address} form={form} />
        </FormColumn>
        <PublishingSteps />
      </Columns>
    </>
  );
}
