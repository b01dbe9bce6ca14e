import { token, usePageConfig } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ShareCountList } from './counts/ShareCountList.tsx';
import { ShareLink } from './links/ShareLink.tsx';
import { email, facebook, twitter } from './networks/mainNetworks.ts';
import { shareable } from './networks/shareable.ts';
import { ShareButton } from './ShareButton.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')} ${token('space2')};

  & > a,
  & > button {
    padding-inline: ${token('space4')};
    border: 1px solid ${token('lineStrong')};
    border-radius: ${token('radius')};
    font-family: ${token('kickerFont')};
    font-size: ${token('textSm')};
    font-weight: ${token('kickerWeight')};
    line-height: 1.25;
    letter-spacing: ${token('kickerTracking')};
    text-transform: ${token('kickerCase')};
    transition:
      background-color ${token('motionFast')} ${token('easing')},
      color ${token('motionFast')} ${token('easing')};

    &:hover,
    &[aria-expanded='true'] {
      background: ${token('ink')};
      color: ${token('paper')};
    }
  }
`;

/**
 * The share buttons of a post's footer: the most used as links, the others behind 'Share'. Nothing without an address.
 */
export function ShareBar({ post }: { post: Post }) {
  const { site } = usePageConfig();
  const page = shareable(post, site);
  if (!page.url) return null;
  return (
    <Bar>
      <ShareLink network={twitter} page={page} />
      <ShareLink network={facebook} page={page} />
      <ShareLink network={email} page={page} />
      <ShareButton post={post} />
      {site.shareCounts && <ShareCountList networks={site.shareCounts} url={page.url} />}
    </Bar>
  );
}
