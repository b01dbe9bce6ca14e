import { ButtonLink, headline, Spinner } from '@marquee/shared';
import type { CuratedPostChange, SiteKey } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { statusOf } from '@marquee/vocal-kit/form/formFailure.ts';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { Faint, PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext, useRef, useState } from 'react';
import { CurationApiContext } from '../CurationApiContext.ts';
import { curationTexts } from '../curationTexts.ts';
import { ChannelForm } from './ChannelForm.tsx';
import { curatedPostTexts } from './curatedPostTexts.ts';
import { FeatureForm } from './FeatureForm.tsx';
import { KeyForm } from './KeyForm.tsx';

const Name = styled.h2`
  ${headline('textXl')}
  margin: 0;
  overflow-wrap: anywhere;
`;

type PostPanelProps = {
  site: SiteKey;
  /** The magazine's own address. */
  siteUrl: string;
  id: string;
};

/** Properties of a published post that moderators set: its address, its channel and its special feature. */
export function PostPanel({ site, siteUrl, id }: PostPanelProps) {
  const api = useContext(CurationApiContext);
  const { value, failure, retry, set } = useLoaded(`post ${site} ${id}`, (signal) => api.post(site, id, { signal }));
  const [said, say] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  async function save(change: CuratedPostChange): Promise<void> {
    say('');
    try {
      set(await api.changePost(site, id, change));
    } catch (error) {
      if (statusOf(error) === 409 || statusOf(error) === 404) retry();
      throw error;
    }
    say(curatedPostTexts.saved);
    status.current?.focus();
  }

  if (failure) return <LoadFailure failure={failure} retry={retry} />;
  if (!value) return <Spinner label={curationTexts.loading} />;
  const form = { post: value, save };
  return (
    <PageSection as="div">
      <div>
        <Name>{value.name}</Name>
        <Faint>
          {value.author ? `${curatedPostTexts.by(value.author)} · ` : null}
          <a href={siteUrl + value.urlPath}>{curatedPostTexts.openOnSite}</a>
        </Faint>
      </div>
      <p role="status" ref={status} tabIndex={-1}>
        {said}
      </p>
      <KeyForm {...form} />
      <ChannelForm {...form} site={site} />
      <FeatureForm {...form} />
      <WrappingRow>
        <ButtonLink $quiet to={`/vocal/curation/${site}/posts`}>
          {curatedPostTexts.backToPosts}
        </ButtonLink>
      </WrappingRow>
    </PageSection>
  );
}
