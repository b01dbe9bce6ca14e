import { usePageConfig } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { ErrorBoundary } from '@marquee/shared/page/ErrorBoundary';
import { onDemand } from '@marquee/shared/page/onDemand';
import { styled } from '@marquee/shared/styled';
import { useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { shareControl } from './links/ShareControl.ts';
import { shareable } from './networks/shareable.ts';

/** The panel with all ways to share. */
const sharePanel = onDemand(
  async () => (await import(/* webpackChunkName: "share" */ './panel/SharePanel.tsx')).SharePanel,
);

/* Button that opens the panel beside it. Without scripts there is no panel, and the links remain. */
const Button = styled.button`
  ${shareControl}

  &[data-anchor] {
    anchor-name: --share;
  }

  @media (scripting: none) {
    display: none;
  }
`;

/** The 'Share' button, which opens the panel with all ways to share. The first press loads the panel's code. */
export function ShareButton({ post, className }: { post: Post; className?: string }) {
  const { site } = usePageConfig();
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState(sharePanel.here);
  const [isOpen, setIsOpen] = useState(false);
  const { url } = shareable(post, site);
  if (!url) return null;

  async function showPanel() {
    try {
      const loaded = await sharePanel.load();
      setPanel(() => loaded);
    } catch {
      // The code did not load, so nothing opens. The next press tries again.
    }
  }

  // Resets the button after the panel has thrown, so that the next press opens a new panel.
  function breakPanel() {
    setPanel(null);
    setIsOpen(false);
  }

  return (
    <>
      <Button
        ref={button}
        className={className}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={Panel ? undefined : () => void showPanel()}
      >
        {texts.share}
      </Button>
      {Panel && (
        <ErrorBoundary onError={breakPanel}>
          <Panel post={post} url={url} button={button} onToggle={setIsOpen} />
        </ErrorBoundary>
      )}
    </>
  );
}
