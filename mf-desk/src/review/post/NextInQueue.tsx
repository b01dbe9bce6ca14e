import { ButtonLink } from '@marquee/shared';
import { WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { deskTexts } from '../deskTexts.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';

/** Links to the oldest other post that waits for review and can be claimed. @param id id of the decided post */
export function NextInQueue({ id }: { id: string }) {
  const api = useContext(ReviewApiContext);
  const { value } = useLoaded(`next after ${id}`, (signal) => api.queue('?status=needs-review', { signal }));
  const next = value?.posts.find((post) => post.id !== id && post.isClaimable);
  return next ? (
    <WrappingRow>
      <ButtonLink to={`/vocal/review/${next.id}`}>{deskTexts.next}</ButtonLink>
      {next.name || deskTexts.noName}
    </WrappingRow>
  ) : null;
}
