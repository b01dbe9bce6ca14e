import { type DraftFields, type PlayerName, type SiteAddress, videoPlayerOf } from '@marquee/shared/domain';
import { mediaTexts } from './mediaTexts.ts';

const playerNames: Readonly<Record<PlayerName, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  brightcove: 'Brightcove',
};

/**
 * Hint on how readers will see a video.
 * @param site the magazine of the post, with the players that it shows
 */
export function videoHint(
  { brightcoveId, videoLink }: Pick<DraftFields, 'brightcoveId' | 'videoLink'>,
  site: SiteAddress | undefined,
): string {
  if (!brightcoveId && !videoLink) return mediaTexts.videoHint;
  const player = brightcoveId ? 'brightcove' : videoPlayerOf(videoLink ?? '')?.player;
  if (!player) return mediaTexts.videoUnknown;
  if (site?.videoPlayers && !site.videoPlayers.includes(player))
    return mediaTexts.videoRefused(site.label, playerNames[player]);
  return brightcoveId ? mediaTexts.videoIsId : mediaTexts.videoIsLink(playerNames[player]);
}
