import type { ShareNetwork } from '../networks/ShareNetwork.ts';
import type { Shareable } from '../networks/shareable.ts';
import { openPopup } from './openPopup.ts';
import { ShareControl } from './ShareControl.ts';

type ShareLinkProps<Page extends Shareable> = { network: ShareNetwork<Page>; page: Page; className?: string };

/**
 * A share button: a link that works without scripts and opens as a pop-up with them. Renders nothing if the post or the
 * site lacks data that the network needs.
 */
export function ShareLink<Page extends Shareable>({ network, page, className }: ShareLinkProps<Page>) {
  const { name, popup } = network;
  const address = page.url ? network.address({ ...page, url: page.url }) : null;
  if (!address) return null;
  return popup ? (
    <ShareControl
      className={className}
      href={address}
      target="_blank"
      rel="noopener nofollow"
      onClick={(event) => openPopup(event, popup)}
    >
      {name}
    </ShareControl>
  ) : (
    <ShareControl className={className} href={address}>
      {name}
    </ShareControl>
  );
}
