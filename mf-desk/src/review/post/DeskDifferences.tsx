import { Spinner } from '@marquee/shared';
import type { Draft } from '@marquee/shared/domain';
import { ListFailure } from '@marquee/vocal-kit/lists/ListFailure.tsx';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import type { Since } from '../createReviewApi.ts';
import { deskTexts } from '../deskTexts.ts';
import { ChangeDifferences } from '../differences/ChangeDifferences.tsx';
import { ReviewApiContext } from '../ReviewApiContext.ts';

/** Shows the differences between a post as it is now and an earlier version. */
export function DeskDifferences({ post: { id, version }, since }: { post: Draft; since: Since }) {
  const api = useContext(ReviewApiContext);
  const { value, failure, retry } = useLoaded(`differences ${id} ${version} ${since}`, (signal) =>
    api.differences(id, since, { signal }),
  );
  if (failure === 'missing') return <p>{deskTexts.noDifferences}</p>;
  if (failure) return <ListFailure failure={failure} retry={retry} />;
  return value ? <ChangeDifferences {...value} since={since} /> : <Spinner label={deskTexts.loading} />;
}
