import type { ReactNode } from 'react';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { SidePanel } from '../panel/SidePanel.tsx';
import { AddressSettings } from './AddressSettings.tsx';
import { KindSettings } from './KindSettings.tsx';
import { LanguageSettings } from './LanguageSettings.tsx';
import { PlaceSettings } from './PlaceSettings.tsx';
import { TemplateSettings } from './TemplateSettings.tsx';
import { WordingSettings } from './WordingSettings.tsx';

type SettingsPanelProps = DraftEditing & {
  onClose: () => void;
  /** Content above the settings. */
  children?: ReactNode;
};

/** Panel with the settings of a post: its magazine, its type, and its texts for lists, search engines and sharing. */
export function SettingsPanel({ onClose, children, ...editing }: SettingsPanelProps) {
  return (
    <SidePanel label={editorTexts.settings} onClose={onClose}>
      {children}
      <PlaceSettings {...editing} />
      <KindSettings {...editing} />
      <LanguageSettings {...editing} />
      <WordingSettings {...editing} />
      <AddressSettings {...editing} />
      <TemplateSettings />
    </SidePanel>
  );
}
