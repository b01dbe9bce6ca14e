import { token } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { pageGutter } from '@marquee/vocal-kit/frame/pageGutter.ts';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { texts } from '../texts.ts';
import { AccountSection } from './AccountSection.tsx';
import { accountTexts } from './accountTexts.ts';
import { AvatarField } from './avatar/AvatarField.tsx';
import { DataDownload } from './data/DataDownload.tsx';
import { DeleteAccount } from './deletion/DeleteAccount.tsx';
import { ConfirmEmail } from './email/ConfirmEmail.tsx';
import { EmailForm } from './email/EmailForm.tsx';
import { MailChoice } from './mails/MailChoice.tsx';
import { PasswordForm } from './password/PasswordForm.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';
import { SecondFactorSettings, secondFactorId } from './secondFactor/SecondFactorSettings.tsx';
import { secondFactorTexts } from './secondFactor/secondFactorTexts.ts';
import { useSecondFactor } from './secondFactor/useSecondFactor.ts';
import { SessionList } from './sessions/SessionList.tsx';
import { useSessions } from './sessions/useSessions.ts';
import { PunctuationForm } from './writing/PunctuationForm.tsx';

const Head = styled.div`
  display: grid;
  gap: ${token('space3')};
  padding: clamp(${token('space6')}, 5vw, 4rem) ${pageGutter} ${token('space5')};
`;

const Lead = styled.p`
  color: ${token('inkMuted')};
  font-size: ${token('textLg')};
  overflow-wrap: anywhere;
`;

const Sections = styled.div`
  padding-inline: ${pageGutter};
`;

/** Everything that a writer can change about the account. */
export function AccountSettings({ user }: { user: User }) {
  usePageTitle(texts.titleOf(accountTexts.heading));
  const sessions = useSessions();
  const secondFactor = useSecondFactor();
  return (
    <>
      <SignedInHeader user={user} />
      <Head>
        <PageHeading takesFocus>{accountTexts.heading}</PageHeading>
        <Lead>{user.email}</Lead>
      </Head>
      <Sections>
        <AccountSection id="vocal-profile" title={accountTexts.profile} hint={accountTexts.profileHint}>
          <AvatarField user={user} />
          <ProfileForm user={user} />
        </AccountSection>
        <AccountSection id="vocal-email-title" title={accountTexts.emailSection} hint={accountTexts.emailHint}>
          <ConfirmEmail user={user} />
          <EmailForm user={user} />
        </AccountSection>
        {user.smartPunctuation === undefined ? null : (
          <AccountSection id="vocal-writing" title={accountTexts.writing} hint={accountTexts.writingHint}>
            <PunctuationForm user={user} />
          </AccountSection>
        )}
        <AccountSection id="vocal-mails" title={accountTexts.mails} hint={accountTexts.mailsHint}>
          <MailChoice />
        </AccountSection>
        <AccountSection id="vocal-password-title" title={accountTexts.password} hint={accountTexts.passwordHint}>
          <PasswordForm user={user} onChanged={() => void sessions.load()} />
        </AccountSection>
        <AccountSection id={secondFactorId} title={secondFactorTexts.title} hint={secondFactorTexts.hint}>
          <SecondFactorSettings {...secondFactor} onCodesChanged={() => void sessions.load()} />
        </AccountSection>
        <AccountSection id="vocal-sessions" title={accountTexts.sessions} hint={accountTexts.sessionsHint}>
          <SessionList {...sessions} />
        </AccountSection>
        <AccountSection id="vocal-data" title={accountTexts.data} hint={accountTexts.dataHint}>
          <DataDownload />
        </AccountSection>
        <AccountSection id="vocal-deletion" title={accountTexts.deletion} hint={accountTexts.deletionHint}>
          <DeleteAccount />
        </AccountSection>
      </Sections>
    </>
  );
}
