import { usePageConfig } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { twitter } from './mainNetworks.ts';
import { ShareLink } from './ShareLink.tsx';
import { shareable } from './shareable.ts';

/** 'Tweet', in the type and colour of where it stands. */
export function TweetLink({ post, className }: { post: Post; className?: string }) {
  const { site } = usePageConfig();
  return <ShareLink network={twitter} page={shareable(post, site)} className={className} />;
}
