import { type VideoData, videoPlayerOf } from '@marquee/shared/domain';
import { type EmbeddablePlayer, embeddablePlayer } from './embeddablePlayer.ts';
import type { PlayerRules } from './videoPlayers.ts';

/** The network's Brightcove player; the video's id is added to it. */
const brightcovePlayer = 'https://players.brightcove.net/1752604059001/default_default/index.html';

/** A video's source. */
export type VideoSource = {
  /**
   * Player for an iframe. Null if the site does not allow the player, so that readers watch the video at its own site.
   */
  player: EmbeddablePlayer | null;
  /** Address to follow without the player. */
  pageUrl: string;
  /** The contacted host, for the reader: `youtube.com`. */
  host: string;
  /** Address of a picture at another host, for a video without a hosted picture. */
  thumbnailUrl: string | null;
};

type VideoFields = { brightcoveId: string | null; videoLink: string | null; videoData: VideoData | null };

/** A string of 8 or more digits names a video at Brightcove; anything else is a link. */
export function isBrightcoveId(reference: string): boolean {
  return /^\d{8,}$/.test(reference);
}

/** A post's or a module's video source; null when it names none. */
export function videoSource(video: VideoFields, rules: PlayerRules): VideoSource | null {
  const reference = (video.brightcoveId || video.videoLink || '').trim();
  const link = webAddress(isBrightcoveId(reference) ? `${brightcovePlayer}?videoId=${reference}` : reference);
  const embed = embedAddress(video.videoData);
  const page = link ?? embed;
  if (!page) return null;
  const player = videoPlayerOf(page.href) ?? (embed && videoPlayerOf(embed.href));
  return {
    player: player && embeddablePlayer(player, rules),
    pageUrl: page.href,
    host: page.host.replace(/^(www|players?)\./, ''),
    thumbnailUrl: webAddress(video.videoData?.thumbnailUrl ?? '')?.href ?? null,
  };
}

function webAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** The iframe's address in oEmbed HTML. */
function embedAddress(videoData: VideoData | null): URL | null {
  const address = videoData?.exists ? /<iframe[^>]*\ssrc="([^"]+)"/.exec(videoData.html)?.[1] : undefined;
  return address ? webAddress(address.replaceAll('&amp;', '&')) : null;
}
