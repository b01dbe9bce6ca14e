import { Button } from '@marquee/shared';
import { onDemand } from '@marquee/shared/page/onDemand';
import { LazyPanel } from '@marquee/vocal-kit/frame/LazyPanel.tsx';
import { texts } from '../../texts.ts';
import { SidePanel } from '../panel/SidePanel.tsx';
import type { PreviewProps } from './Preview.tsx';
import { previewPanelTexts } from './previewPanelTexts.ts';
import { Stack } from './previewParts.ts';

const preview = onDemand(async () => (await import('./Preview.tsx')).Preview);

type PreviewPanelProps = Omit<PreviewProps, 'site'> & {
  onChooseSite: () => void;
  onClose: () => void;
};

/** The panel of the preview, whose code is loaded when it is opened. */
export function PreviewPanel({ draft, onChooseSite, onClose, ...rest }: PreviewPanelProps) {
  return (
    <SidePanel label={previewPanelTexts.preview} isWide onClose={onClose}>
      {draft.site === null ? (
        <Stack>
          <p>{previewPanelTexts.noSite}</p>
          <Button onClick={onChooseSite}>{previewPanelTexts.chooseSite}</Button>
        </Stack>
      ) : (
        <LazyPanel
          panel={preview}
          panelProps={{ draft, site: draft.site, ...rest }}
          loading={previewPanelTexts.making}
          failed={texts.unreachable}
        />
      )}
    </SidePanel>
  );
}
