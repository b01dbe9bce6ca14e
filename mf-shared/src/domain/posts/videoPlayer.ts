import type { SiteConfig } from '../sites/siteConfig.ts';

/** A player that a site's config can name. */
export type PlayerName = SiteConfig['videoPlayers'][number];

/** The player that shows a video, and its address without the parameters that a page adds. */
export type VideoPlayer = { player: PlayerName; address: URL };

/**
 * Finds the player of a video at YouTube, Vimeo or Brightcove by the address of its page or of the player. The player's
 * address keeps the start time of the video and the key of an unlisted video.
 * @returns null for an address of any other player
 */
export function videoPlayerOf(link: string): VideoPlayer | null {
  if (!URL.canParse(link)) return null;
  const page = new URL(link);
  if (!/^https?:$/.test(page.protocol)) return null;
  switch (page.host.replace(/^(www|m)\./, '')) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
    case 'youtu.be':
      return youTubePlayer(page);
    case 'vimeo.com':
    case 'player.vimeo.com':
      return vimeoPlayer(page);
    case 'players.brightcove.net':
      return { player: 'brightcove', address: page };
    default:
      return null;
  }
}

/** Uses `youtube-nocookie.com`, which sets no cookies until the video plays. */
function youTubePlayer(page: URL): VideoPlayer | null {
  const id = page.searchParams.get('v') ?? page.pathname.split('/').filter(Boolean).at(-1) ?? '';
  if (!/^[\w-]{11}$/.test(id)) return null;
  const address = new URL(`https://www.youtube-nocookie.com/embed/${id}`);
  const fragment = new URLSearchParams(page.hash.slice(1));
  const start = secondsOf(page.searchParams.get('start') ?? page.searchParams.get('t') ?? fragment.get('t'));
  if (start > 0) address.searchParams.set('start', String(start));
  return { player: 'youtube', address };
}

/** An unlisted video has a key after its number: `/76979871/8272103f6e`, or `?h=8272103f6e` at the player. */
function vimeoPlayer(page: URL): VideoPlayer | null {
  const [, id, keyInPath] = /\/(\d{5,12})(?:\/([\da-f]{1,40}))?\/?$/.exec(page.pathname) ?? [];
  if (!id) return null;
  const address = new URL(`https://player.vimeo.com/video/${id}`);
  const key = keyInPath ?? page.searchParams.get('h');
  if (key && /^[\da-f]{1,40}$/.test(key)) address.searchParams.set('h', key);
  const start = secondsOf(new URLSearchParams(page.hash.slice(1)).get('t'));
  if (start > 0) address.hash = `t=${start}s`;
  return { player: 'vimeo', address };
}

/** Seconds of `90`, `90s`, `1m30s` or `1h2m3s`; 0 for anything else, and beyond a day. */
function secondsOf(time: string | null): number {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/.exec(time ?? '') ?? [];
  const sum = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return sum <= 86_400 ? sum : 0;
}
