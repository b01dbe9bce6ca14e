import { Kicker, usePageConfig } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../../texts.ts';
import { ShareControl } from '../links/ShareControl.ts';
import { ShareLink } from '../links/ShareLink.tsx';
import { furtherNetworks } from '../networks/furtherNetworks.ts';
import { email, facebook, twitter } from '../networks/mainNetworks.ts';
import { shareablePost } from '../networks/shareablePost.ts';
import { CopyLink } from './CopyLink.tsx';
import { Close, Name, Panel, Ways } from './sharePanelParts.ts';

/** Opens the device's own share sheet. A reader who closes it needs no message. */
async function shareByDevice(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The reader closed the sheet, or the device has no app for sharing.
  }
}

const networks = [twitter, facebook, ...furtherNetworks, email];

type SharePanelProps = {
  post: Post;
  /** The post's canonical address. */
  url: string;
  button: RefObject<HTMLButtonElement | null>;
  onToggle: (isOpen: boolean) => void;
};

/**
 * Shows all ways to share a post, next to the button. The panel opens when it is mounted. After that, the button
 * toggles the popover without scripts. The browser closes it on Escape and on a press elsewhere, and returns the focus.
 */
export function SharePanel({ post, url, button, onToggle }: SharePanelProps) {
  const config = usePageConfig();
  const panel = useRef<HTMLDivElement>(null);
  const [timesClosed, setTimesClosed] = useState(0);

  useLayoutEffect(() => {
    const opener = button.current;
    if (!panel.current || !opener) return;
    opener.popoverTargetElement = panel.current;
    panel.current.togglePopover({ force: true, source: opener });
    return () => {
      opener.popoverTargetElement = null;
    };
  }, [button]);

  const page = shareablePost(post, config);
  const close = () => panel.current?.hidePopover();
  return createPortal(
    <Panel
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={texts.share}
      onBeforeToggle={({ newState }) => {
        // Runs before the next render. Otherwise the panel opens at another place and then moves under the pointer.
        button.current?.toggleAttribute('data-anchor', newState === 'open');
        onToggle(newState === 'open');
      }}
      onToggle={({ newState }) => newState === 'closed' && setTimesClosed((times) => times + 1)}
    >
      <Kicker>{texts.share}</Kicker>
      <Name>{page.title}</Name>
      <CopyLink key={timesClosed} url={url} />
      <Ways onClick={close}>
        {networks.map((network) => (
          <ShareLink key={network.name} network={network} page={page} />
        ))}
        {'share' in navigator && (
          <ShareControl as="button" type="button" onClick={() => void shareByDevice(page.title, url)}>
            {texts.shareByDevice}
          </ShareControl>
        )}
      </Ways>
      <Close type="button" aria-label={texts.close} onClick={close} />
    </Panel>,
    document.body,
  );
}
