import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import type { MergedNoticeProps } from './MergedNotice.tsx';

const mergedNotice = onDemand(async () => (await import('./MergedNotice.tsx')).MergedNotice);

/** Message about merged changes. Its code loads with the first merge. */
export function LazyMergedNotice({ isMerged, ...props }: MergedNoticeProps & { isMerged: boolean }) {
  const Notice = useOnDemand(mergedNotice, isMerged && 'changes were merged');
  return isMerged && Notice ? <Notice {...props} /> : null;
}
