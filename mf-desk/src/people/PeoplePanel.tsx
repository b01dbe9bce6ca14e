import type { Person } from '@marquee/shared/domain';
import { SearchForm } from '@marquee/vocal-kit/form/SearchForm.tsx';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { useRowForms } from '../curation/useRowForms.ts';
import { PagedList } from '../money/PagedList.tsx';
import { PeopleApiContext } from './PeopleApiContext.ts';
import { type PersonForm, PersonRow } from './PersonRow.tsx';
import { peopleTexts } from './peopleTexts.ts';

/** Lists accounts with their roles. The URL has the search and the page. */
export function PeoplePanel() {
  const { asked, show } = useSearch();
  const api = useContext(PeopleApiContext);
  const q = asked.get('q')?.trim().slice(0, 100) ?? '';
  const before = asked.get('before')?.slice(0, 20);
  const search = new URLSearchParams({ ...(q && { q }), ...(before && { before }) });
  const loaded = useLoaded(`people ${search}`, (signal) => api.people(search, { signal }));
  const forms = useRowForms<PersonForm>();
  const { value } = loaded;

  function onChanged(person: Person, sentence: string): void {
    if (value) loaded.set({ ...value, people: value.people.map((one) => (one.id === person.id ? person : one)) });
    forms.close(sentence);
  }

  return (
    <PageSection as="div">
      <p>{peopleTexts.lead}</p>
      <SearchForm
        key={q}
        words={q}
        label={peopleTexts.search}
        onSearch={(words) => show({ q: words || null, before: null })}
      />
      <p role="status" ref={forms.status} tabIndex={-1}>
        {forms.said}
      </p>
      <PagedList
        loaded={loaded}
        texts={{
          none: q ? peopleTexts.noneFound(q) : peopleTexts.none,
          noneLead: peopleTexts.noneLead,
          older: peopleTexts.older,
          newest: peopleTexts.newest,
        }}
        rows={(value?.people ?? []).map((person) => (
          <PersonRow key={person.id} {...{ person, forms, onChanged }} onOutdated={loaded.retry} />
        ))}
      />
    </PageSection>
  );
}
