import { ButtonLink } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { useLocation, useParams } from '@marquee/shared/router';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { PageBody, PageHead } from '@marquee/vocal-kit/panels/pageParts.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { texts } from '@marquee/vocal-kit/texts.ts';
import { MediaItemPanel } from './item/MediaItemPanel.tsx';
import { MediaList } from './list/MediaList.tsx';
import { mediaTexts } from './mediaTexts.ts';

/** Page `/vocal/desk/media`: the pictures of the libraries, and `/vocal/desk/media/{id}`: one of them. */
export function MediaPage({ user }: { user: User }) {
  const { key } = useLocation();
  const { id } = useParams();
  usePageTitle(texts.titleOf(texts.media));
  return (
    <>
      <SignedInHeader user={user} />
      <PageBody>
        <PageHead>
          <PageHeading key={id} takesFocus={key !== 'default'}>
            {texts.media}
          </PageHeading>
          {id ? (
            <ButtonLink $quiet to="/vocal/desk/media">
              {mediaTexts.back}
            </ButtonLink>
          ) : null}
        </PageHead>
        {id ? <MediaItemPanel key={id} id={id} user={user} /> : <MediaList user={user} />}
      </PageBody>
    </>
  );
}
