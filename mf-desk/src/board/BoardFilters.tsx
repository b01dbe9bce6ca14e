import { Button, ButtonLink, usePageConfig } from '@marquee/shared';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { Labelled } from '@marquee/vocal-kit/fields/Labelled.tsx';
import { FilterChoices, FilterForm, FilterInput } from '@marquee/vocal-kit/panels/filterParts.ts';
import { WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { type FormEvent, useContext, useState } from 'react';
import { BoardApiContext } from './BoardApiContext.ts';
import { type BoardChanges, boardPathWith, siteOf, statuses, statusOf, viewOf } from './boardAddress.ts';
import { boardTexts } from './boardTexts.ts';

/** Fields that wait for the button, with the parameter of the address. */
const typed = [
  { name: 'q', label: boardTexts.search, type: 'search' },
  { name: 'author', label: boardTexts.author, type: 'text' },
  { name: 'editor', label: boardTexts.editor, type: 'text' },
  { name: 'tag', label: boardTexts.tag, type: 'text' },
  { name: 'day', label: boardTexts.day, type: 'date' },
] as const;

const cleared: BoardChanges = Object.fromEntries(
  ['q', 'site', 'category', 'channel', 'status', 'author', 'editor', 'tag', 'day'].map((name) => [name, '']),
);

const textsOf = (asked: URLSearchParams): BoardChanges =>
  Object.fromEntries(typed.map(({ name }) => [name, asked.get(name) ?? '']));

type BoardFiltersProps = {
  /** Query of the address, including the question mark. */
  search: string;
  sites: readonly { key: string; label: string }[];
  onChange: (changes: BoardChanges) => void;
};

/** Filters of the board. The address has all of them. The calendar has its own days, and shows no other states. */
export function BoardFilters({ search, sites, onChange }: BoardFiltersProps) {
  const asked = new URLSearchParams(search);
  const view = viewOf(asked);
  const hasDays = view === 'week' || view === 'month';
  const clear = boardPathWith(search, cleared);

  const [shown, setShown] = useState(search);
  const [texts, setTexts] = useState(() => textsOf(asked));
  // Another address, for example of a saved view, has other texts. The fields stay, so that none loses the focus.
  if (shown !== search) {
    setShown(search);
    setTexts(textsOf(asked));
  }

  /** A choice must not lose what is typed. */
  const choose = (changes: BoardChanges) => onChange({ ...texts, ...changes });

  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    choose({});
  }

  return (
    <FilterForm role="search" aria-label={boardTexts.filters} onSubmit={find}>
      <FilterChoices>
        <ChoiceField
          field="board-site"
          label={boardTexts.magazine}
          none={boardTexts.everyMagazine}
          value={asked.get('site')}
          choices={sites.map(({ key, label }) => ({ value: key, label }))}
          onChange={(site) => choose({ site: site ?? '', category: '', channel: '' })}
        />
        <SectionChoice asked={asked} onChange={choose} />
        {hasDays || view === 'columns' ? null : (
          <ChoiceField
            field="board-status"
            label={boardTexts.status}
            none={boardTexts.everyStatus}
            value={statusOf(asked)}
            choices={statuses.map((value) => ({ value, label: boardTexts.statuses[value] }))}
            onChange={(status) => choose({ status: status ?? '' })}
          />
        )}
        {typed
          .filter(({ name }) => name !== 'day' || !hasDays)
          .map(({ name, label, type }) => (
            <Labelled key={name} field={`board-${name}`} label={label}>
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
        <Button type="submit">{boardTexts.find}</Button>
        {clear === boardPathWith(search, {}) ? null : (
          <ButtonLink $quiet to={clear}>
            {boardTexts.clear}
          </ButtonLink>
        )}
      </WrappingRow>
    </FilterForm>
  );
}

type SectionChoiceProps = { asked: URLSearchParams; onChange: (changes: BoardChanges) => void };

/** The categories and channels of the chosen site. */
function SectionChoice({ asked, onChange }: SectionChoiceProps) {
  const api = useContext(BoardApiContext);
  const { sites } = usePageConfig();
  const site = siteOf(asked, sites);
  const { value } = useLoaded(`sections ${site}`, async (signal) => (site ? api.sections(site, { signal }) : null));
  if (!site || !value) return null;
  const choices = [
    ...value.categories.map(({ key, name }) => ({ value: `category ${key}`, label: boardTexts.category(name) })),
    ...value.channels.map(({ key, name }) => ({ value: `channel ${key}`, label: boardTexts.channel(name) })),
  ];
  const chosen = ['category', 'channel'].find((kind) => asked.has(kind));
  return (
    <ChoiceField
      field="board-section"
      label={boardTexts.section}
      none={boardTexts.everySection}
      value={chosen ? `${chosen} ${asked.get(chosen)}` : null}
      choices={choices}
      onChange={(section) => {
        const [kind = 'category', key = ''] = section?.split(' ') ?? [];
        onChange({ category: '', channel: '', [kind]: key });
      }}
    />
  );
}
