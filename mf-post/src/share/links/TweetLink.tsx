import { usePageConfig } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { twitter } from '../networks/mainNetworks.ts';
import { shareable } from '../networks/shareable.ts';
import { ShareLink } from './ShareLink.tsx';

/** 'Tweet', in the type and colour of where it stands. */
export function TweetLink({ post, className }: { post: Post; className?: string }) {
  const { site } = usePageConfig();
  return <ShareLink network={twitter} page={shareable(post, site)} className={className} />;
}
