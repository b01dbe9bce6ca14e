import { onDemand } from '@marquee/shared/page/onDemand';
import { LazyPanel } from '@marquee/vocal-kit/frame/LazyPanel.tsx';
import { editorTexts } from '../editorTexts.ts';
import type { SettingsPanelProps } from './SettingsPanel.tsx';

const settingsPanel = onDemand(async () => (await import('./SettingsPanel.tsx')).SettingsPanel);

/** Panel with the settings of a post. The code of the panel loads when the panel opens. */
export function LazySettingsPanel(props: SettingsPanelProps) {
  return (
    <LazyPanel
      panel={settingsPanel}
      panelProps={props}
      loading={editorTexts.settingsLoading}
      failed={editorTexts.settingsFailed}
    />
  );
}
