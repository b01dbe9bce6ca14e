import { usePageConfig } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { twitter } from '../networks/mainNetworks.ts';
import { shareable } from '../networks/shareable.ts';
import { ShareLink } from './ShareLink.tsx';

/** Link with the text “Tweet”, in the font and colour of its surroundings. */
export function TweetLink({ post, className }: { post: Post; className?: string }) {
  const { site } = usePageConfig();
  return <ShareLink network={twitter} page={shareable(post, site)} className={className} />;
}
