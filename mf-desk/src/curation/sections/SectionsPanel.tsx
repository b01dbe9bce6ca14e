import { Button, ButtonLink, EmptyState, Spinner } from '@marquee/shared';
import type { CuratedSection } from '@marquee/shared/domain';
import { useLocation, useNavigate } from '@marquee/shared/router';
import { SearchForm } from '@marquee/vocal-kit/form/SearchForm.tsx';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { Faint, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationList } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { CurationApiContext } from '../CurationApiContext.ts';
import type { SectionsOfSite } from '../createCurationApi.ts';
import { curationTexts } from '../curationTexts.ts';
import { useRowForms } from '../useRowForms.ts';
import { CreateForm } from './CreateForm.tsx';
import { SectionRow } from './SectionRow.tsx';
import type { SectionFormName } from './sectionForm.ts';
import { sectionTexts } from './sectionTexts.ts';

/** Maximum number of rows in a list of the api. */
const maxListed = 200;

/** Lists the categories, channels or tags of a magazine. The URL contains the search. */
export function SectionsPanel({ site, kind }: SectionsOfSite) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const q = new URLSearchParams(search).get('q')?.trim().slice(0, 60) ?? '';
  const sections = useSections({ site, kind }, q);
  const { value, failure, retry, forms, openFormOf, onCreated, onChanged, onMerged, onGone } = sections;
  return (
    <PageSection as="div">
      <SearchForm
        key={q}
        words={q}
        label={sectionTexts.search(kind)}
        onSearch={(words) => void navigate(words ? `${pathname}?${new URLSearchParams({ q: words })}` : pathname)}
      />
      <div>
        <Button
          aria-expanded={forms.open?.form === 'create'}
          onClick={({ currentTarget }) => forms.toggle('', 'create', currentTarget)}
        >
          {sectionTexts.create(kind)}
        </Button>
      </div>
      {forms.open?.form === 'create' ? (
        <CreateForm {...{ site, kind }} onCreated={onCreated} onCancel={() => forms.close()} />
      ) : null}
      <p role="status" ref={forms.status} tabIndex={-1}>
        {forms.said}
      </p>
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={curationTexts.loading} /> : null}
      {value && value.length > 0 ? (
        <>
          <Faint>
            {value.length < maxListed
              ? sectionTexts.found(kind, value.length)
              : sectionTexts.firstOnly(kind, value.length)}
          </Faint>
          <CurationList>
            {value.map((section) => (
              <SectionRow
                key={section.id}
                {...{ site, kind, section }}
                open={openFormOf(section.id)}
                onToggle={(form, button) => forms.toggle(section.id, form, button)}
                onCancel={() => forms.close()}
                {...{ onChanged, onMerged, onGone }}
                onOutdated={retry}
              />
            ))}
          </CurationList>
        </>
      ) : null}
      {value && value.length === 0 ? <NoSections {...{ kind, q }} allPath={pathname} /> : null}
    </PageSection>
  );
}

type NoSectionsProps = Pick<SectionsOfSite, 'kind'> & { q: string; allPath: string };

function NoSections({ kind, q, allPath }: NoSectionsProps) {
  return (
    <EmptyState message={q ? sectionTexts.noneFound(kind, q) : sectionTexts.none(kind)}>
      {q ? (
        <ButtonLink $quiet to={allPath}>
          {sectionTexts.showAll}
        </ButtonLink>
      ) : null}
    </EmptyState>
  );
}

/** The sections with a text in their names, and the form that is open. @param q text that the names contain */
function useSections({ site, kind }: SectionsOfSite, q: string) {
  const api = useContext(CurationApiContext);
  const { value, failure, retry, set } = useLoaded(`${site} ${kind} ${q}`, (signal) =>
    api.sections({ site, kind }, q, { signal }),
  );
  const forms = useRowForms<SectionFormName | 'create'>();

  function onCreated(section: CuratedSection): void {
    set([section, ...(value ?? [])]);
    forms.close(sectionTexts.created(section.name));
  }

  function onChanged(section: CuratedSection): void {
    if (value) set(value.map((other) => (other.id === section.id ? section : other)));
    forms.close(sectionTexts.changed(section.name));
  }

  function onMerged(stayed: CuratedSection): void {
    forms.close(sectionTexts.merged(stayed.name, stayed.posts));
    retry();
  }

  function onGone(sentence: string): void {
    forms.closeGone(sentence);
    retry();
  }

  function openFormOf(id: string): SectionFormName | null {
    return forms.open?.id === id && forms.open.form !== 'create' ? forms.open.form : null;
  }

  return { value, failure, retry, forms, openFormOf, onCreated, onChanged, onMerged, onGone };
}
