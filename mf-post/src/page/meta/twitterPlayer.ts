import type { PageMeta } from '@marquee/shared';
import { twitterPlayer as size } from '@marquee/shared/constants';
import { type Post, videoPlayerOf } from '@marquee/shared/domain';
import { isBrightcoveId } from '../../video/players/videoSource.ts';

/** The player for a post's Twitter card: of a video with a link to a player that we know, and no Brightcove id. */
export function twitterPlayer({ mediaType, brightcoveId, videoLink }: Post): PageMeta['twitterPlayer'] {
  const link = videoLink?.trim() ?? '';
  if (mediaType !== 'video' || brightcoveId || isBrightcoveId(link) || !URL.canParse(link)) return undefined;
  const player = videoPlayerOf(link)?.address;
  return player?.protocol === 'https:' ? { url: player.href, ...size } : undefined;
}
