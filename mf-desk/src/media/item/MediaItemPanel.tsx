import { EmptyState, Spinner, token, upTo } from '@marquee/shared';
import { type MediaResponse, may, rightsOf, type User } from '@marquee/shared/domain';
import { Link, useNavigate } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { useSiteName } from '@marquee/vocal-kit/money/useSiteName.ts';
import { Mark } from '@marquee/vocal-kit/panels/Mark.ts';
import { Faint, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { dayText } from '@marquee/vocal-kit/time/dayText.ts';
import { useContext, useRef, useState } from 'react';
import { MediaApiContext } from '../MediaApiContext.ts';
import { mediaTexts } from '../mediaTexts.ts';
import { ReplaceForm } from '../replacement/ReplaceForm.tsx';
import { Replacements } from '../replacement/Replacements.tsx';
import { MediaForm } from './MediaForm.tsx';
import { MediaUses } from './MediaUses.tsx';
import { RemoveButton } from './RemoveButton.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${token('space6')};
  align-items: start;

  ${upTo('tabletLandscape')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space6')};
`;

/** A picture of the library: its fields, where it is used, and its replacement. */
export function MediaItemPanel({ id, user }: { id: string; user: User }) {
  const api = useContext(MediaApiContext);
  const navigate = useNavigate();
  const loaded = useLoaded(`media item ${id}`, (signal) => api.item(id, { signal }));
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const { value, failure } = loaded;

  /** The button that was pressed may be gone, so the sentence about it takes the focus. */
  function say(sentence: string): void {
    setSaid(sentence);
    status.current?.focus();
  }

  if (failure === 'missing')
    return (
      <EmptyState message={mediaTexts.missing}>
        <p>{mediaTexts.missingLead}</p>
      </EmptyState>
    );
  if (failure) return <LoadFailure failure={failure} retry={loaded.retry} />;
  if (!value) return <Spinner label={mediaTexts.loading} />;
  const { item, uses, replacements } = value;
  const mayEdit = may(rightsOf(user), 'editMedia', { site: item.site, sites: [item.site] });
  return (
    <PageSection as="div">
      <Head value={value} />
      <p role="status" ref={status} tabIndex={-1}>
        {said}
      </p>
      <Columns>
        <MediaForm item={item} mayEdit={mayEdit} onSaved={loaded.set} onOutdated={loaded.retry} say={say} />
        <Aside>
          <MediaUses site={item.site} uses={uses} />
          {mayEdit && item.posts > 0 ? <ReplaceForm item={item} onDone={loaded.retry} say={say} /> : null}
          <Replacements replacements={replacements} mayEdit={mayEdit} onDone={loaded.retry} say={say} />
          {mayEdit && item.posts === 0 ? (
            <RemoveButton id={item.id} onRemoved={() => void navigate('/vocal/desk/media')} />
          ) : null}
        </Aside>
      </Columns>
    </PageSection>
  );
}

function Head({ value: { item } }: { value: MediaResponse }) {
  const siteName = useSiteName();
  const { image, title, site, lastDay, term, replacedBy, addedBy } = item;
  return (
    <PageSection as="div">
      <h2 dir="auto">{title}</h2>
      <Faint>
        {mediaTexts.facts(siteName(site), image.width, image.height)}
        {addedBy ? mediaTexts.addedBy(addedBy.name) : null}
      </Faint>
      {lastDay && term !== 'open' ? <Mark>{mediaTexts.terms[term](dayText(lastDay))}</Mark> : null}
      {replacedBy ? (
        <p>
          {mediaTexts.replacedBy} <Link to={`/vocal/desk/media/${replacedBy.id}`}>{replacedBy.title}</Link>
        </p>
      ) : null}
    </PageSection>
  );
}
