import type { User } from '@marquee/shared/domain';
import { useLocation } from '@marquee/shared/router';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { PageBody, PageHead } from '@marquee/vocal-kit/panels/pageParts.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { texts } from '@marquee/vocal-kit/texts.ts';
import { ChangesPanel } from '../curation/changes/ChangesPanel.tsx';
import { changeTexts } from '../curation/changes/changeTexts.ts';

const subjects = { ...changeTexts.subjects, ...changeTexts.networkSubjects };

/** Page `/vocal/desk/audit`. Shows moderators and auditors the recorded changes of all their magazines. */
export function AuditPage({ user }: { user: User }) {
  const { key } = useLocation();
  usePageTitle(texts.titleOf(texts.audit));
  return (
    <>
      <SignedInHeader user={user} />
      <PageBody>
        <PageHead>
          <PageHeading takesFocus={key !== 'default'}>{texts.audit}</PageHeading>
        </PageHead>
        <ChangesPanel site={null} subjects={subjects} />
      </PageBody>
    </>
  );
}
