import { useEffect, useRef } from 'react';
import type { DraftEditing } from '../draftEditing.ts';
import { AddressSettings } from './AddressSettings.tsx';
import { KindSettings } from './KindSettings.tsx';
import { LanguageSettings } from './LanguageSettings.tsx';
import { PlaceSettings } from './PlaceSettings.tsx';
import { TemplateSettings } from './TemplateSettings.tsx';
import { WordingSettings } from './WordingSettings.tsx';

export type SettingsPanelProps = DraftEditing & {
  /** Called once the fields are on the page. Only the function of the first render is called. */
  onShown: () => void;
};

/** Settings of a post: its magazine, its type, and its texts for lists, search engines and sharing. */
export function SettingsPanel({ onShown, ...editing }: SettingsPanelProps) {
  const shown = useRef(onShown);
  useEffect(() => shown.current(), []);
  return (
    <>
      <PlaceSettings {...editing} />
      <KindSettings {...editing} />
      <LanguageSettings {...editing} />
      <WordingSettings {...editing} />
      <AddressSettings {...editing} />
      <TemplateSettings />
    </>
  );
}
