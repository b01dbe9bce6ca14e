import { ButtonLink, SectionTitle, token, upTo } from '@marquee/shared';
import { may, rightsOf, type User } from '@marquee/shared/domain';
import { useLocation } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { pageGutter } from '@marquee/vocal-kit/frame/pageGutter.ts';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { ConfirmEmail } from '../account/email/ConfirmEmail.tsx';
import { postsTexts } from '../posts/postsTexts.ts';
import { RecentPosts } from '../posts/RecentPosts.tsx';
import { texts } from '../texts.ts';
import { VoiceToPage } from '../VoiceToPage.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { WaitingPosts } from './WaitingPosts.tsx';

const Band = styled.div`
  background: ${token('accent')};
  color: ${token('accentInk')};
`;

const Greeting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${token('space5')} ${token('space7')};
  align-items: end;
  padding: clamp(${token('space6')}, 6vw, 5.5rem) ${pageGutter};

  ${upTo('tabletPortrait')} {
    grid-template-columns: 1fr;

    & > svg {
      max-inline-size: 15rem;
      order: -1;
    }
  }
`;

const Hello = styled(PageHeading)`
  color: inherit;
  font-size: clamp(2.9rem, 1.2rem + 6vw, 6.5rem);
  line-height: 0.92;
  letter-spacing: -0.055em;
  overflow-wrap: anywhere;
`;

const Lead = styled.p`
  max-inline-size: 36rem;
  margin-block-start: ${token('space5')};
  font-size: clamp(${token('textLg')}, 1rem + 0.6vw, 1.45rem);
  font-weight: 500;
  line-height: 1.35;
  letter-spacing: -0.012em;
  text-wrap: pretty;
`;

const Banner = styled.div`
  padding: ${token('space5')} ${pageGutter} 0;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(18rem, 1fr);
  gap: ${token('space7')};
  align-items: start;
  padding: ${token('space7')} ${pageGutter} 0;

  ${upTo('tabletPortrait')} {
    grid-template-columns: 1fr;
  }
`;

const Section = styled.section`
  display: grid;
  gap: ${token('space5')};
`;

/** Shows a greeting, the posts that the writer edited last, the account, and a link to the money. */
export function Overview({ user }: { user: User }) {
  usePageTitle(texts.titleOf(texts.home));
  const { key } = useLocation();
  return (
    <>
      <SignedInHeader user={user} />
      <Band>
        <Greeting>
          <div>
            <Hello takesFocus={key !== 'default'}>{texts.hello(user.firstName)}</Hello>
            <Lead>{may(rightsOf(user), 'readQueue') ? <WaitingPosts /> : texts.writerLead}</Lead>
          </div>
          <VoiceToPage />
        </Greeting>
      </Band>
      {user.isEmailConfirmed ? null : (
        <Banner>
          <ConfirmEmail user={user} />
        </Banner>
      )}
      <Columns>
        <Section aria-labelledby="vocal-posts">
          <SectionTitle id="vocal-posts">{postsTexts.recent}</SectionTitle>
          <RecentPosts />
        </Section>
        <Section aria-labelledby="vocal-account">
          <SectionTitle id="vocal-account">{texts.account}</SectionTitle>
          <AccountDetails user={user} />
          <div>
            <ButtonLink $quiet to="/vocal/money">
              {texts.balanceAndEarnings}
            </ButtonLink>
          </div>
        </Section>
      </Columns>
    </>
  );
}
