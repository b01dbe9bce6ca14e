import type { ReactNode } from 'react';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { SidePanel } from '../panel/SidePanel.tsx';
import { AddressSettings } from './AddressSettings.tsx';
import { KindSettings } from './KindSettings.tsx';
import { PlaceSettings } from './PlaceSettings.tsx';
import { WordingSettings } from './WordingSettings.tsx';

type SettingsPanelProps = DraftEditing & {
  onClose: () => void;
  /** Content above the settings. */
  children?: ReactNode;
};

/** All of a post beside its text: where it appears, its kind, its words in lists, for search engines and for sharing. */
export function SettingsPanel({ onClose, children, ...editing }: SettingsPanelProps) {
  return (
    <SidePanel label={editorTexts.settings} onClose={onClose}>
      {children}
      <PlaceSettings {...editing} />
      <KindSettings {...editing} />
      <WordingSettings {...editing} />
      <AddressSettings {...editing} />
    </SidePanel>
  );
}
