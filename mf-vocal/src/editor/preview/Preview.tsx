import { Button, Spinner, usePageConfig, VisuallyHidden } from '@marquee/shared';
import type { Draft } from '@marquee/shared/domain';
import { PreviewFrame, type PreviewWidth } from '@marquee/vocal-kit/preview/PreviewFrame.tsx';
import { WidthSwitch } from '@marquee/vocal-kit/preview/WidthSwitch.tsx';
import { useCallback, useState } from 'react';
import { OtherLinks } from './OtherLinks.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { previewPanelTexts } from './previewPanelTexts.ts';
import { Stack } from './previewParts.ts';
import { previewTexts } from './previewTexts.ts';
import { usePreviewLinks } from './usePreviewLinks.ts';

export type PreviewProps = {
  draft: Draft;
  site: NonNullable<Draft['site']>;
  /** True if the server lacks changes of the draft. */
  isBehind: boolean;
  save: () => Promise<unknown>;
};

/** Shows the post in a frame, as its page will look, and the links with which others can see it. */
export function Preview({ draft, site, isBehind, save }: PreviewProps) {
  const { sites } = usePageConfig();
  // Uses the `save` of the first render. Later saves reload the frame and need no new link.
  const [saveFirst] = useState(() => save);
  const { state, others, open, revoke } = usePreviewLinks(draft.id, saveFirst);
  const [width, setWidth] = useState<PreviewWidth>(390);
  const [announced, announce] = useState('');
  const end = useCallback(
    async (id: string) => announce((await revoke(id)) ? previewTexts.revoked : previewTexts.revokeFailed),
    [revoke],
  );
  const origin = sites.find(({ key }) => key === site)?.url ?? '';

  return (
    <Stack data-full>
      {state.kind === 'making' ? (
        <Stack role="status">
          <Spinner />
          <p>{previewPanelTexts.making}</p>
        </Stack>
      ) : null}
      {state.kind === 'failed' ? (
        <Stack role="alert">
          <p>{state.message}</p>
          <Button onClick={open}>{previewTexts.tryAgain}</Button>
        </Stack>
      ) : null}
      {state.kind === 'ended' ? (
        <Stack>
          <p>{previewTexts.ended}</p>
          <Button onClick={open}>{previewTexts.makeAnother}</Button>
        </Stack>
      ) : null}
      {state.kind === 'ready' ? (
        <>
          <WidthSwitch width={width} onChange={setWidth} />
          <PreviewFrame address={origin + state.link.path} width={width} version={draft.version} />
          {isBehind ? <p>{previewTexts.notSaved}</p> : null}
          <PreviewLink
            link={state.link}
            address={origin + state.link.path}
            announce={announce}
            onRevoke={() => void end(state.link.id)}
          />
        </>
      ) : null}
      <OtherLinks links={others} onRevoke={(id) => void end(id)} />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Stack>
  );
}
