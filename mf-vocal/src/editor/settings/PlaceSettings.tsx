import { usePageConfig } from '@marquee/shared';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { FieldFault } from '../fields/FieldFault.tsx';
import { TextField } from '../fields/TextField.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import { TagsField } from './TagsField.tsx';
import { useSiteCategories } from './useSiteCategories.ts';

/** The post's magazine, and its category, channel and tags there. */
export function PlaceSettings({ draft, change, isReadOnly }: DraftEditing) {
  const { sites } = usePageConfig();
  const { site, category, channel, tags } = draft;
  const { categories, hasFailed } = useSiteCategories(site);
  const choices = categories.map(({ key, name }) => ({ value: key, label: name }));
  // A category that is not in the list, or not yet, stays chosen.
  if (category !== null && !choices.some(({ value }) => value === category))
    choices.unshift({ value: category, label: category });
  return (
    <SettingsGroup label={editorTexts.place} disabled={isReadOnly}>
      <ChoiceField
        field="site"
        label={editorTexts.site}
        value={site}
        none={editorTexts.noSite}
        choices={sites.map(({ key, label }) => ({ value: key, label }))}
        // Categories, channels and tags are of one magazine.
        onChange={(chosen) => change({ site: chosen, category: null, channel: null, tags: [] })}
      />
      <ChoiceField
        field="category"
        label={editorTexts.category}
        value={category}
        none={editorTexts.noCategory}
        choices={choices}
        disabled={site === null}
        onChange={(chosen) => change({ category: chosen })}
      />
      {hasFailed ? <FieldFault role="alert">{editorTexts.categoriesFailed}</FieldFault> : null}
      <TextField
        field="channel"
        label={editorTexts.channel}
        value={channel ?? ''}
        hint={editorTexts.channelHint}
        maxLength={100}
        disabled={site === null}
        onChange={(typed) => change({ channel: typed.trim() || null })}
      />
      <TagsField site={site} tags={tags} onChange={(chosen) => change({ tags: chosen })} />
    </SettingsGroup>
  );
}
