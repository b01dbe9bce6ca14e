import type { User } from '@marquee/shared/domain';
import { useLocation } from '@marquee/shared/router';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { PageBody, PageHead } from '@marquee/vocal-kit/panels/pageParts.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { texts } from '@marquee/vocal-kit/texts.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import { peopleTexts } from './peopleTexts.ts';

/** Page `/vocal/desk/people`. Administrators find accounts here, and give and take roles. */
export function PeoplePage({ user }: { user: User }) {
  const { key } = useLocation();
  usePageTitle(texts.titleOf(peopleTexts.heading));
  return (
    <>
      <SignedInHeader user={user} />
      <PageBody>
        <PageHead>
          <PageHeading takesFocus={key !== 'default'}>{peopleTexts.heading}</PageHeading>
        </PageHead>
        <PeoplePanel />
      </PageBody>
    </>
  );
}
