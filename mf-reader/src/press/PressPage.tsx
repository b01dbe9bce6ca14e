import { EmptyState } from '@marquee/shared';
import { PageBody } from '../list/PageBody.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { pageTexts } from '../pageTexts.ts';

/** The site for the press, one day. */
export function PressPage() {
  return (
    <PageBody>
      <PageHeader title={pageTexts.press} />
      <EmptyState message={pageTexts.comingSoon} />
    </PageBody>
  );
}
