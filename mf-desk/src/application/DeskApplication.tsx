import type { PageConfig } from '@marquee/shared/domain';
import { CreatorApplication } from '@marquee/vocal-kit/application/CreatorApplication.tsx';
import { deskPages } from './deskPages.tsx';

/** The moderators' pages of the creator platform. */
export function DeskApplication({ config }: { config: PageConfig }) {
  return <CreatorApplication config={config} pages={deskPages} />;
}
