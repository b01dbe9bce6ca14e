import { useEffect, useRef } from 'react';
import type { DraftEditing } from '../draftEditing.ts';
import { BeforeSubmission } from '../submit/BeforeSubmission.tsx';
import { AddressSettings } from './AddressSettings.tsx';
import { KindSettings } from './KindSettings.tsx';
import { LanguageSettings } from './LanguageSettings.tsx';
import { PlaceSettings } from './PlaceSettings.tsx';
import { TemplateSettings } from './TemplateSettings.tsx';
import { WordingSettings } from './WordingSettings.tsx';

export type SettingsPanelProps = DraftEditing & {
  /** True if the post can be submitted now. */
  isOffered: boolean;
  /** Called with the field of the post that the writer wants to go to. */
  goTo: (field: string) => void;
  /** Called once the fields are there. */
  onShown: () => void;
};

/** Settings of a post: its magazine, its type, and its texts for lists, search engines and sharing. */
export function SettingsPanel({ isOffered, goTo, onShown, ...editing }: SettingsPanelProps) {
  const shown = useRef(onShown);
  useEffect(() => shown.current(), []);
  return (
    <>
      {isOffered ? <BeforeSubmission draft={editing.draft} goTo={goTo} /> : null}
      <PlaceSettings {...editing} />
      <KindSettings {...editing} />
      <LanguageSettings {...editing} />
      <WordingSettings {...editing} />
      <AddressSettings {...editing} />
      <TemplateSettings />
    </>
  );
}
