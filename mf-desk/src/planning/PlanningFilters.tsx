import { Button, ButtonLink, usePageConfig } from '@marquee/shared';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { Labelled } from '@marquee/vocal-kit/fields/Labelled.tsx';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { FilterChoices, FilterForm, FilterInput } from '@marquee/vocal-kit/panels/filterParts.ts';
import { WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { stageTexts } from '@marquee/vocal-kit/stories/storyTexts.ts';
import { type FormEvent, useContext, useState } from 'react';
import { planningPath, stageChoices } from './planningAddress.ts';
import { planningTexts } from './planningTexts.ts';

/** Fields that wait for the button, with the parameter of the address. */
const typed = [
  { name: 'writer', label: planningTexts.writer, type: 'text' },
  { name: 'editor', label: planningTexts.editor, type: 'text' },
  { name: 'week', label: planningTexts.week, type: 'date' },
] as const;

const stages = stageChoices.map((value) => ({
  value,
  label: value === 'all' ? planningTexts.all : stageTexts[value],
}));

/** Filters of stories. The address has all of them. A choice keeps what is typed. */
export function PlanningFilters({ asked }: { asked: URLSearchParams }) {
  const { sites } = usePageConfig();
  const { show } = useSearch();
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries(typed.map(({ name }) => [name, asked.get(name) ?? ''])),
  );
  const choose = (changes: Record<string, string | null>) => show({ ...texts, page: null, ...changes });

  function find(event: FormEvent): void {
    event.preventDefault();
    choose({});
  }

  return (
    <FilterForm role="search" aria-label={planningTexts.filters} onSubmit={find}>
      <FilterChoices>
        <ChoiceField
          field="planning-site"
          label={planningTexts.magazine}
          none={planningTexts.everyMagazine}
          value={asked.get('site')}
          choices={sites.map(({ key, label }) => ({ value: key, label }))}
          onChange={(site) => choose({ site, category: null })}
        />
        <SectionChoice asked={asked} onChange={(category) => choose({ category })} />
        <ChoiceField
          field="planning-stage"
          label={planningTexts.stage}
          none={planningTexts.open}
          value={stageChoices.find((stage) => stage === asked.get('stage')) ?? null}
          choices={stages}
          onChange={(stage) => choose({ stage })}
        />
        {typed.map(({ name, label, type }) => (
          <Labelled key={name} field={`planning-${name}`} label={label}>
            {(control) => (
              <FilterInput
                {...control}
                dir="auto"
                type={type}
                maxLength={100}
                value={texts[name] ?? ''}
                onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
              />
            )}
          </Labelled>
        ))}
      </FilterChoices>
      <WrappingRow>
        <Button type="submit">{planningTexts.find}</Button>
        {asked.size > 0 ? (
          <ButtonLink $quiet to={planningPath}>
            {planningTexts.clear}
          </ButtonLink>
        ) : null}
      </WrappingRow>
    </FilterForm>
  );
}

type SectionChoiceProps = { asked: URLSearchParams; onChange: (category: string | null) => void };

/** The sections of the chosen magazine. */
function SectionChoice({ asked, onChange }: SectionChoiceProps) {
  const api = useContext(StoriesApiContext);
  const { sites } = usePageConfig();
  const site = asked.get('site') ?? '';
  const { value } = useLoaded(`sections ${site}`, async (signal) =>
    sites.some(({ key }) => key === site) ? api.sections(site, { signal }) : null,
  );
  if (!value) return null;
  return (
    <ChoiceField
      field="planning-section"
      label={planningTexts.section}
      none={planningTexts.everySection}
      value={asked.get('category')}
      choices={value.categories.map(({ key, name }) => ({ value: key, label: name }))}
      onChange={onChange}
    />
  );
}
