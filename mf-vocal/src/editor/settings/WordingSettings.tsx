import { draftLimits } from '@marquee/shared/domain';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { TextField } from '../fields/TextField.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';

type WordField = 'name' | 'summary' | 'seoTitle' | 'seoDescription' | 'seoKeywords' | 'ogTitle' | 'ogDescription';

const groups: readonly { label: string; fields: readonly WordField[] }[] = [
  { label: editorTexts.onCards, fields: ['name', 'summary'] },
  { label: editorTexts.forSearch, fields: ['seoTitle', 'seoDescription', 'seoKeywords'] },
  { label: editorTexts.forSharing, fields: ['ogTitle', 'ogDescription'] },
];

const rows: Partial<Record<WordField, number>> = { summary: 4, seoDescription: 3, ogDescription: 3 };

/** The post's words outside its page: in lists, in search results, when it is shared. */
export function WordingSettings({ draft, change, isReadOnly }: DraftEditing) {
  return groups.map(({ label, fields }) => (
    <SettingsGroup key={label} label={label} disabled={isReadOnly}>
      {fields.map((field) => (
        <TextField
          key={field}
          field={field}
          label={editorTexts[field]}
          {...(field === 'name' ? { hint: editorTexts.nameHint } : {})}
          {...(rows[field] === undefined ? {} : { rows: rows[field] })}
          maxLength={field === 'name' || field === 'summary' ? draftLimits[field] : draftLimits.seo}
          value={draft[field]}
          onChange={(typed) => change({ [field]: typed })}
        />
      ))}
    </SettingsGroup>
  ));
}
