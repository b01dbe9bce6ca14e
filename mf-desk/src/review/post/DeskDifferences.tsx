import { Spinner } from '@marquee/shared';
import type { Draft } from '@marquee/shared/domain';
import { ListFailure } from '@marquee/vocal-kit/lists/ListFailure.tsx';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { deskTexts } from '../deskTexts.ts';
import { ChangeDifferences } from '../differences/ChangeDifferences.tsx';
import { ReviewApiContext } from '../ReviewApiContext.ts';

/** Shows the differences between a published post and its stored changes. */
export function DeskDifferences({ post: { id, version } }: { post: Draft }) {
  const api = useContext(ReviewApiContext);
  const { value, failure, retry } = useLoaded(`differences ${id} ${version}`, (signal) =>
    api.differences(id, { signal }),
  );
  if (failure === 'missing') return <p>{deskTexts.noDifferences}</p>;
  if (failure) return <ListFailure failure={failure} retry={retry} />;
  return value ? <ChangeDifferences {...value} /> : <Spinner label={deskTexts.loading} />;
}
