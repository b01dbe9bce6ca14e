import { token, usePageConfig } from '@marquee/shared';
import type { DraftFields, SectionChoiceList, SiteKey } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { FieldFault } from '@marquee/vocal-kit/fields/FieldFault.tsx';
import { useState } from 'react';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { SettingsGroup } from './SettingsGroup.tsx';
import { TagsField } from './TagsField.tsx';
import { useSiteSections } from './useSiteSections.ts';

const Notice = styled.p`
  margin: 0;
  padding: ${token('space3')} ${token('space4')};
  border-inline-start: 4px solid ${token('accent')};
  background: ${token('sunken')};
  font-size: ${token('textSm')};

  & button {
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('link')};
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** The magazine of a post, and its category, channel and tags there. */
type Place = Pick<DraftFields, 'site' | 'category' | 'channel' | 'tags'>;

/** Fields for the post's magazine, category, channel and tags. */
export function PlaceSettings({ draft, change, isReadOnly }: DraftEditing) {
  const { sites } = usePageConfig();
  const { site, category, channel, tags } = draft;
  const { categories, channels, hasFailed } = useSiteSections(site);
  const { left, move, moveBack } = useMove({ site, category, channel, tags }, change);
  const leftName = sites.find(({ key }) => key === left?.site)?.label ?? '';

  return (
    <SettingsGroup label={editorTexts.place} disabled={isReadOnly}>
      <ChoiceField
        field="site"
        label={editorTexts.site}
        value={site}
        none={editorTexts.noSite}
        choices={sites.map(({ key, label }) => ({ value: key, label }))}
        onChange={move}
      />
      <div role="status">
        {left ? (
          <Notice>
            {editorTexts.placeLeft(droppedNames(left), leftName)}{' '}
            <button type="button" onClick={() => moveBack(left)}>
              {editorTexts.moveBack(leftName)}
            </button>
          </Notice>
        ) : null}
      </div>
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

/** Moves the post to another magazine. `moveBack` restores its former magazine, category, channel and tags. */
function useMove(place: Place, change: DraftEditing['change']) {
  const [left, setLeft] = useState<Place | null>(null);

  /** Clears category, channel and tags, because they belong to one magazine. */
  function move(to: SiteKey | null): void {
    const hasPlace = place.category !== null || place.channel !== null || place.tags.length > 0;
    setLeft(hasPlace ? place : null);
    change({ site: to, category: null, channel: null, tags: [] });
  }

  function moveBack(to: Place): void {
    setLeft(null);
    change(to);
  }

  return { left, move, moveBack };
}

/** Names what the post lost when its magazine was changed, in words. */
function droppedNames({ category, channel, tags }: Place): string[] {
  return [
    ...(category === null ? [] : [editorTexts.category]),
    ...(channel === null ? [] : [editorTexts.channel]),
    ...(tags.length === 0 ? [] : [editorTexts.tags]),
  ];
}

/** Adds the chosen section if the list does not contain it, so that it stays chosen. */
function choicesOf(sections: SectionChoiceList['categories'], chosen: string | null) {
  const choices = sections.map(({ key, name }) => ({ value: key, label: name }));
  if (chosen === null || choices.some(({ value }) => value === chosen)) return choices;
  return [{ value: chosen, label: chosen }, ...choices];
}
