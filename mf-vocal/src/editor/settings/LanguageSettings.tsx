import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

const languageField = onDemand(async () => (await import('./LanguageField.tsx')).LanguageField);

/** Setting for the language of the post. Renders nothing beside an older api, which stores no languages. */
export function LanguageSettings({ draft: { language }, change, isReadOnly }: DraftEditing) {
  const Field = useOnDemand(languageField, language !== undefined && 'settings');
  if (!Field || language === undefined) return null;
  return (
    <SettingsGroup label={editorTexts.languageSettings} disabled={isReadOnly}>
      <Field language={language} onChange={(chosen) => change({ language: chosen })} />
    </SettingsGroup>
  );
}
