import { EmptyState, Spinner } from '@marquee/shared';
import type { SiteKey } from '@marquee/shared/domain';
import { Link, useLocation, useNavigate } from '@marquee/shared/router';
import { SearchForm } from '@marquee/vocal-kit/form/SearchForm.tsx';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { Faint, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationList, CurationRow, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { CurationApiContext } from '../CurationApiContext.ts';
import { curationTexts } from '../curationTexts.ts';
import { curatedPostTexts } from './curatedPostTexts.ts';

/** Lists published posts of a magazine, with links to their curation pages. The URL contains the search. */
export function PostsPanel({ site }: { site: SiteKey }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const api = useContext(CurationApiContext);
  const q = new URLSearchParams(search).get('q')?.trim().slice(0, 100) ?? '';
  const { value, failure, retry } = useLoaded(`posts ${site} ${q}`, (signal) => api.posts(site, q, { signal }));
  return (
    <PageSection as="div">
      <p>{curatedPostTexts.lead}</p>
      <SearchForm
        key={q}
        words={q}
        label={curatedPostTexts.search}
        onSearch={(words) => void navigate(words ? `${pathname}?${new URLSearchParams({ q: words })}` : pathname)}
      />
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={curationTexts.loading} /> : null}
      {value && value.length > 0 ? (
        <>
          <Faint role="status">{q ? curationTexts.posts(value.length) : curatedPostTexts.newest}</Faint>
          <CurationList>
            {value.map(({ id, name, author, urlPath }) => (
              <CurationRow key={id}>
                <div>
                  <RowName as={Link} to={`${pathname}/${id}`}>
                    {name}
                  </RowName>
                  <Faint>
                    {author ? `${curatedPostTexts.by(author)} · ` : null}
                    {urlPath}
                  </Faint>
                </div>
              </CurationRow>
            ))}
          </CurationList>
        </>
      ) : null}
      {value && value.length === 0 ? (
        <EmptyState message={q ? curatedPostTexts.noneFound(q) : curatedPostTexts.none} />
      ) : null}
    </PageSection>
  );
}
