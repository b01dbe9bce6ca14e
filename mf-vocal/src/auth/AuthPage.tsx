import { token, upTo } from '@marquee/shared';
import { useLocation, useSearchParams } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { GoTo } from '../frame/GoTo.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { pageGutter } from '../frame/pageGutter.ts';
import { usePageTitle } from '../frame/usePageTitle.ts';
import { VocalHeader } from '../frame/VocalHeader.tsx';
import { useSession } from '../session/useSession.ts';
import { texts } from '../texts.ts';
import { AuthFormPanel } from './AuthFormPanel.tsx';
import { Facts } from './Facts.tsx';
import { Pitch } from './Pitch.tsx';
import { pathAfterSignIn } from './pathAfterSignIn.ts';
import { useAuthForm } from './useAuthForm.ts';
import { WaySwitch } from './WaySwitch.tsx';

const Spread = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) minmax(26rem, 38%);
  grid-template-areas: 'pitch form' 'facts form';
  min-block-size: calc(100vh - ${token('headerHeight')});
  /* The coloured panel goes down to the footer, whose margin this takes back. */
  margin-block-end: calc(-1 * ${token('space8')});

  ${upTo('tabletLandscape')} {
    display: block;
  }
`;

const Desk = styled.section`
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

/** Sign-in and sign-up: one page for both, with what Vocal is beside the form. */
export function AuthPage() {
  const { user, hasSignedOut } = useSession();
  const { key } = useLocation();
  const [search] = useSearchParams();
  const next = search.get('next');
  const form = useAuthForm(next || hasSignedOut ? 'signIn' : 'signUp');
  const isSignUp = form.mode === 'signUp';
  usePageTitle(texts.titleOf(isSignUp ? texts.signUp : texts.signIn));

  if (user) return <GoTo path={pathAfterSignIn(next, window.location.origin)} />;
  const notice = hasSignedOut ? texts.signedOut : next ? texts.signInFirst : null;
  return (
    <>
      <VocalHeader />
      <Spread>
        <Pitch />
        <Desk>
          <PageHeading takesFocus={key !== 'default'}>
            {isSignUp ? texts.signUpHeading : texts.signInHeading}
          </PageHeading>
          {notice ? <Notice role="status">{notice}</Notice> : null}
          <WaySwitch mode={form.mode} onMode={form.setMode} />
          <AuthFormPanel {...form} />
        </Desk>
        <Facts />
      </Spread>
    </>
  );
}
