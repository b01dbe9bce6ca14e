import { usePageConfig } from '@marquee/shared';
import type { DeskSectionList } from '@marquee/shared/domain';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { FieldFault } from '../fields/FieldFault.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import { TagsField } from './TagsField.tsx';
import { useSiteSections } from './useSiteSections.ts';

/** The post's magazine, and its category, channel and tags there. */
export function PlaceSettings({ draft, change, isReadOnly }: DraftEditing) {
  const { sites } = usePageConfig();
  const { site, category, channel, tags } = draft;
  const { categories, channels, hasFailed } = useSiteSections(site);
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
        choices={choicesOf(categories, category)}
        disabled={site === null}
        onChange={(chosen) => change({ category: chosen })}
      />
      {hasFailed ? <FieldFault role="alert">{editorTexts.categoriesFailed}</FieldFault> : null}
      {channels.length > 0 || channel !== null ? (
        <ChoiceField
          field="channel"
          label={editorTexts.channel}
          value={channel}
          none={editorTexts.noChannel}
          choices={choicesOf(channels, channel)}
          onChange={(chosen) => change({ channel: chosen })}
        />
      ) : null}
      <TagsField site={site} tags={tags} onChange={(chosen) => change({ tags: chosen })} />
    </SettingsGroup>
  );
}

/** A section that is chosen but not in the list, or not yet, stays chosen. */
function choicesOf(sections: DeskSectionList['categories'], chosen: string | null) {
  const choices = sections.map(({ key, name }) => ({ value: key, label: name }));
  if (chosen === null || choices.some(({ value }) => value === chosen)) return choices;
  return [{ value: chosen, label: chosen }, ...choices];
}
