import { Button, Spinner } from '@marquee/shared';
import type { Draft } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { PreviewFrame, type PreviewWidth } from '@marquee/vocal-kit/preview/PreviewFrame.tsx';
import { WidthSwitch } from '@marquee/vocal-kit/preview/WidthSwitch.tsx';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext, useState } from 'react';
import { deskTexts } from '../deskTexts.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';
import { PreviewFailure } from './PreviewFailure.tsx';
import { useHasEnded } from './useHasEnded.ts';

type DeskPreviewProps = {
  post: Draft;
  origin: string;
  /** Called if no link can be made because the review has ended. */
  onEnded: () => void;
};

/** Shows the post in a frame, as readers will see it. Makes a preview link for the desk. */
export function DeskPreview({ post, origin, onEnded }: DeskPreviewProps) {
  const api = useContext(ReviewApiContext);
  const [width, setWidth] = useState<PreviewWidth>(390);
  const { value, failure, retry } = useLoaded(`preview ${post.id}`, () =>
    api.makePreview(post.id).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 409) onEnded();
      throw error;
    }),
  );
  const hasEnded = useHasEnded(origin, value?.path);
  if (failure) return <PreviewFailure message={deskTexts.previewFailed} action={deskTexts.tryAgain} onAction={retry} />;
  if (!value) return <Spinner label={deskTexts.loading} />;
  if (hasEnded)
    return <PreviewFailure message={deskTexts.previewEnded} action={deskTexts.showAgain} onAction={retry} />;
  return (
    <>
      <WrappingRow>
        <WidthSwitch width={width} onChange={setWidth} />
        {/* A frame does not report that its page failed to load. */}
        <Button $quiet onClick={retry}>
          {deskTexts.showAgain}
        </Button>
      </WrappingRow>
      <PreviewFrame address={origin + value.path} width={width} name="marquee-review" version={post.version} />
    </>
  );
}
