import { Button, Spinner } from '@marquee/shared';
import type { Draft } from '@marquee/shared/domain';
import { useContext, useState } from 'react';
import { PreviewFrame, type PreviewWidth } from '../editor/preview/PreviewFrame.tsx';
import { WidthSwitch } from '../editor/preview/WidthSwitch.tsx';
import { useLoaded } from '../session/useLoaded.ts';
import { deskTexts } from './deskTexts.ts';
import { ReviewApiContext } from './ReviewApiContext.ts';

/** The post on its own page in a frame, as readers will see it, by a link that is made for the desk. */
export function DeskPreview({ post, origin }: { post: Draft; origin: string }) {
  const api = useContext(ReviewApiContext);
  const [width, setWidth] = useState<PreviewWidth>(390);
  const { value, failure, retry } = useLoaded(`preview ${post.id}`, () => api.makePreview(post.id));
  if (failure)
    return (
      <div role="alert">
        <p>{deskTexts.previewFailed}</p>
        <Button $quiet onClick={retry}>
          {deskTexts.tryAgain}
        </Button>
      </div>
    );
  if (!value) return <Spinner label={deskTexts.loading} />;
  return (
    <>
      <WidthSwitch width={width} onChange={setWidth} />
      <PreviewFrame address={origin + value.path} width={width} version={post.version} />
    </>
  );
}
