import { EmptyState, Spinner } from '@marquee/shared';
import type { SiteKey } from '@marquee/shared/domain';
import { Link, useLocation, useNavigate } from '@marquee/shared/router';
import { useContext } from 'react';
import { DeskSection, Faint } from '../../desk/deskParts.ts';
import { SearchForm } from '../../form/SearchForm.tsx';
import { useLoaded } from '../../session/useLoaded.ts';
import { CurationApiContext } from '../CurationApiContext.ts';
import { CurationList, CurationRow, RowName } from '../curationParts.ts';
import { curationTexts } from '../curationTexts.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { curatedPostTexts } from './curatedPostTexts.ts';

/** Published posts of a magazine, each a link to its curation. The address has the search. */
export function PostsPanel({ site }: { site: SiteKey }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const api = useContext(CurationApiContext);
  const q = new URLSearchParams(search).get('q')?.trim().slice(0, 100) ?? '';
  const { value, failure, retry } = useLoaded(`posts ${site} ${q}`, (signal) => api.posts(site, q, { signal }));
  return (
    <DeskSection as="div">
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
    </DeskSection>
  );
}
