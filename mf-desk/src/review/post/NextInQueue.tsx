import { ButtonLink } from '@marquee/shared';
import { useNavigate } from '@marquee/shared/router';
import { WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { useDeskKeys } from '../../keys/useDeskKeys.ts';
import { deskTexts } from '../deskTexts.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';

/**
 * Links to the oldest other post that waits for review and can be claimed, and opens it with the key J.
 * @param id id of the post on the page
 */
export function NextInQueue({ id }: { id: string }) {
  const api = useContext(ReviewApiContext);
  const { value } = useLoaded(`next after ${id}`, (signal) => api.queue('?status=needs-review', { signal }));
  const next = value?.posts.find((post) => post.id !== id && post.isClaimable);
  const navigate = useNavigate();
  useDeskKeys({ j: () => next && void navigate(`/vocal/review/${next.id}`) });
  return next ? (
    <WrappingRow>
      <ButtonLink $quiet to={`/vocal/review/${next.id}`}>
        {deskTexts.next}
      </ButtonLink>
      {next.name || deskTexts.noName}
    </WrappingRow>
  ) : null;
}
