import { Button, EmptyState, Spinner } from '@marquee/shared';
import type { CuratedRedirect, SiteKey } from '@marquee/shared/domain';
import { useLocation, useNavigate } from '@marquee/shared/router';
import { statusOf } from '@marquee/vocal-kit/form/formFailure.ts';
import { SearchForm } from '@marquee/vocal-kit/form/SearchForm.tsx';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { Faint, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationList, CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { TimeAgo } from '@marquee/vocal-kit/time/TimeAgo.tsx';
import { useContext } from 'react';
import { ConfirmForm } from '../ConfirmForm.tsx';
import { CurationApiContext } from '../CurationApiContext.ts';
import { curationTexts } from '../curationTexts.ts';
import { type RowForms, useRowForms } from '../useRowForms.ts';
import { redirectTexts } from './redirectTexts.ts';

/** Lists the former addresses of a magazine, the latest first. The URL contains the search. */
export function RedirectsPanel({ site }: { site: SiteKey }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const api = useContext(CurationApiContext);
  const q = new URLSearchParams(search).get('q')?.trim().slice(0, 100) ?? '';
  const { value, failure, retry } = useLoaded(`redirects ${site} ${q}`, (signal) => api.redirects(site, q, { signal }));
  const forms = useRowForms<'free'>();

  async function free(redirect: CuratedRedirect): Promise<void> {
    try {
      await api.removeRedirect(site, redirect);
    } catch (error) {
      // Another moderator has already removed the redirect.
      if (statusOf(error) !== 404) throw error;
    }
    forms.closeGone(redirectTexts.freed(redirect.formerPath));
    retry();
  }

  return (
    <PageSection as="div">
      <p>{redirectTexts.lead}</p>
      <SearchForm
        key={q}
        words={q}
        label={redirectTexts.search}
        onSearch={(words) => void navigate(words ? `${pathname}?${new URLSearchParams({ q: words })}` : pathname)}
      />
      <p role="status" ref={forms.status} tabIndex={-1}>
        {forms.said}
      </p>
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={curationTexts.loading} /> : null}
      {value && value.length > 0 ? (
        <CurationList>
          {value.map((redirect) => (
            <RedirectRow key={redirect.formerPath} {...{ redirect, forms }} onFree={() => free(redirect)} />
          ))}
        </CurationList>
      ) : null}
      {value && value.length === 0 ? (
        <EmptyState message={q ? redirectTexts.noneFound(q) : redirectTexts.none} />
      ) : null}
    </PageSection>
  );
}

type RedirectRowProps = { redirect: CuratedRedirect; forms: RowForms<'free'>; onFree: () => Promise<void> };

function RedirectRow({ redirect, forms, onFree }: RedirectRowProps) {
  const isOpen = forms.open?.id === redirect.formerPath;
  return (
    <CurationRow>
      <RowHead>
        <div>
          <RowName>{redirect.formerPath}</RowName>
          <Faint>
            {redirect.target
              ? redirectTexts.leadsTo(redirect.target.name, redirect.target.urlPath)
              : redirectTexts.leadsNowhere}
            {` · ${redirectTexts.since} `}
            <TimeAgo at={redirect.since} />
          </Faint>
        </div>
        <Button
          $quiet
          aria-expanded={isOpen}
          aria-label={redirectTexts.actionOn(redirectTexts.free, redirect.formerPath)}
          onClick={({ currentTarget }) => forms.toggle(redirect.formerPath, 'free', currentTarget)}
        >
          {redirectTexts.free}
        </Button>
      </RowHead>
      {isOpen ? (
        <ConfirmForm
          label={redirectTexts.actionOn(redirectTexts.free, redirect.formerPath)}
          sentence={redirectTexts.willFree(redirect.formerPath)}
          action={redirectTexts.freeNow}
          keep={redirectTexts.keep}
          run={onFree}
          onCancel={() => forms.close()}
        />
      ) : null}
    </CurationRow>
  );
}
