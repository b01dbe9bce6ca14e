import type { PageMeta } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { playerAddress } from '../../video/players/playerAddress.ts';
import { isBrightcoveId } from '../../video/players/videoSource.ts';

/** Size in which Twitter shows a player (spec section 9). */
const size = { width: 720, height: 420 };

/** The player for a post's Twitter card: of a video with a link to a player that we know, and no Brightcove id. */
export function twitterPlayer({ mediaType, brightcoveId, videoLink }: Post): PageMeta['twitterPlayer'] {
  const link = videoLink?.trim() ?? '';
  if (mediaType !== 'video' || brightcoveId || isBrightcoveId(link) || !URL.canParse(link)) return undefined;
  const player = playerAddress(new URL(link));
  return player?.protocol === 'https:' ? { url: player.href, ...size } : undefined;
}
