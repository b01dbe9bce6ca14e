import { draftLimits } from '@marquee/shared/domain';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { SearchSnippet } from './SearchSnippet.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import { SharingCard } from './SharingCard.tsx';
import { shownLengths } from './shownLengths.ts';

type WordField = 'name' | 'summary' | 'seoTitle' | 'seoDescription' | 'seoKeywords' | 'ogTitle' | 'ogDescription';

const rows: Partial<Record<WordField, number>> = { summary: 4, seoDescription: 3, ogDescription: 3 };
const shown: Partial<Record<WordField, number>> = { ...shownLengths, summary: draftLimits.summary };

/** Fields for the post's texts in lists, in search results and on social networks. */
export function WordingSettings({ draft, change, isReadOnly }: DraftEditing) {
  const fieldOf = (field: WordField, hint?: string) => (
    <TextField
      key={field}
      field={field}
      label={editorTexts[field]}
      hint={hint}
      rows={rows[field]}
      maxLength={field === 'name' || field === 'summary' ? draftLimits[field] : draftLimits.seo}
      shown={shown[field]}
      value={draft[field]}
      onChange={(typed) => change({ [field]: typed })}
    />
  );
  return (
    <>
      <SettingsGroup label={editorTexts.onCards} disabled={isReadOnly}>
        {fieldOf('name', editorTexts.nameHint)}
        {fieldOf('summary')}
      </SettingsGroup>
      <SettingsGroup label={editorTexts.forSearch} disabled={isReadOnly}>
        <SearchSnippet draft={draft} />
        {fieldOf('seoTitle', editorTexts.seoTitleHint)}
        {fieldOf('seoDescription', editorTexts.seoDescriptionHint)}
        {fieldOf('seoKeywords', editorTexts.seoKeywordsHint)}
      </SettingsGroup>
      <SettingsGroup label={editorTexts.forSharing} disabled={isReadOnly}>
        <SharingCard draft={draft} />
        {fieldOf('ogTitle', editorTexts.ogTitleHint)}
        {fieldOf('ogDescription', editorTexts.ogDescriptionHint)}
      </SettingsGroup>
    </>
  );
}
