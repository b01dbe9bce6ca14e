import type { SiteConfig, VideoData } from '@marquee/shared/domain';
import { playerAddress } from './playerAddress.ts';

/** The network's Brightcove player; the video's id is added to it. */
const brightcovePlayer = 'https://players.brightcove.net/1752604059001/default_default/index.html';

/** Players that a site lets into its posts. */
export type AllowedPlayers = SiteConfig['videoPlayers'];

/** Where a video plays. Nothing of it is in the page before a reader asks for it. */
export type VideoSource = {
  /** Address of the player for an iframe; null when the site does not let it in: then it is watched at its own place. */
  playerUrl: string | null;
  /** Address to follow without the player. */
  pageUrl: string;
  /** Who is contacted, for the reader to know: `youtube.com`. */
  host: string;
};

type VideoFields = { brightcoveId: string | null; videoLink: string | null; videoData: VideoData | null };

/** The name of a player in a site's config, by the player's host. */
const playerNames: Readonly<Record<string, AllowedPlayers[number] | undefined>> = {
  'players.brightcove.net': 'brightcove',
  'player.vimeo.com': 'vimeo',
  'www.youtube-nocookie.com': 'youtube',
};

/** A string of 8 or more digits names a video at Brightcove; anything else is a link. */
export function isBrightcoveId(reference: string): boolean {
  return /^\d{8,}$/.test(reference);
}

/** Where a post's or a module's video plays; null when it names none. */
export function videoSource(video: VideoFields, allowed: AllowedPlayers): VideoSource | null {
  const reference = (video.brightcoveId || video.videoLink || '').trim();
  const page = webAddress(isBrightcoveId(reference) ? `${brightcovePlayer}?videoId=${reference}` : reference);
  const player = page ? playerAddress(page) : embeddedPlayer(video.videoData);
  const named = page ?? player;
  if (!named) return null;
  const { href: pageUrl, host } = named;
  return {
    playerUrl: player && isAllowed(player, allowed) ? playing(player) : null,
    pageUrl,
    host: host.replace(/^(www|players?)\./, ''),
  };
}

function isAllowed({ host }: URL, allowed: AllowedPlayers): boolean {
  const name = playerNames[host];
  return name !== undefined && allowed.includes(name);
}

/** The player as it starts after a reader's click: at once. */
function playing(player: URL): string {
  const url = new URL(player);
  url.searchParams.set('autoplay', playerNames[player.host] === 'brightcove' ? 'true' : '1');
  return url.href;
}

function webAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** The player in oEmbed HTML, for a module that has nothing else. */
function embeddedPlayer(videoData: VideoData | null): URL | null {
  const address = videoData?.exists ? /<iframe[^>]*\ssrc="([^"]+)"/.exec(videoData.html)?.[1] : undefined;
  return address ? webAddress(address.replaceAll('&amp;', '&')) : null;
}
