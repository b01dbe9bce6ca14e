import { upTo } from '@marquee/shared';
import { onDemand } from '@marquee/shared/page/onDemand';
import { styled } from '@marquee/shared/styled';
import { LazyPanel } from '@marquee/vocal-kit/frame/LazyPanel.tsx';
import { SidePanel } from '../panel/SidePanel.tsx';
import type { RevisionListProps } from './RevisionList.tsx';
import { versionNoticeTexts } from './versionNoticeTexts.ts';

const revisionList = onDemand(async () => (await import('./RevisionList.tsx')).RevisionList);

/** In narrow windows, the panel covers the page. So it is hidden once a revision is chosen, to show the comparison. */
const Place = styled.div`
  display: contents;

  ${upTo('tabletLandscape')} {
    &[data-is-chosen='true'] {
      display: none;
    }
  }
`;

type RevisionsPanelProps = RevisionListProps & { onClose: () => void };

/** Panel with the stored versions of a post. Loads the code of the list when it opens. */
export function RevisionsPanel({ onClose, ...list }: RevisionsPanelProps) {
  return (
    <Place data-is-chosen={list.chosen !== null}>
      <SidePanel label={versionNoticeTexts.versions} onClose={onClose}>
        <LazyPanel
          panel={revisionList}
          panelProps={list}
          loading={versionNoticeTexts.loading}
          failed={versionNoticeTexts.failed}
        />
      </SidePanel>
    </Place>
  );
}
