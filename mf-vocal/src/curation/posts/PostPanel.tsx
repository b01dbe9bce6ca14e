import { ButtonLink, headline, Spinner } from '@marquee/shared';
import type { CuratedPostChange, SiteKey } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useContext, useRef, useState } from 'react';
import { DeskRow, DeskSection, Faint } from '../../desk/deskParts.ts';
import { statusOf } from '../../form/formFailure.ts';
import { useLoaded } from '../../session/useLoaded.ts';
import { CurationApiContext } from '../CurationApiContext.ts';
import { curationTexts } from '../curationTexts.ts';
import { LoadFailure } from '../LoadFailure.tsx';
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

/** What moderators decide about a published post: its address, its channel and its special feature. */
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
    <DeskSection as="div">
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
      <DeskRow>
        <ButtonLink $quiet to={`/vocal/curation/${site}/posts`}>
          {curatedPostTexts.backToPosts}
        </ButtonLink>
      </DeskRow>
    </DeskSection>
  );
}
