import { EmptyState } from '@marquee/shared';
import { PageBody } from '../list/PageBody.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { pageTexts } from '../pageTexts.ts';

/** Announces the press page, which has no content yet. */
export function PressPage() {
  return (
    <PageBody>
      <PageHeader title={pageTexts.press} />
      <EmptyState message={pageTexts.comingSoon} />
    </PageBody>
  );
}
