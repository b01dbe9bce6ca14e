import type { SiteConfig } from '@marquee/shared/domain';

/** Players that a site lets into its posts. */
export type AllowedPlayers = SiteConfig['videoPlayers'];

type Player = {
  /** Where the player itself comes from. */
  host: string;
  /** Whether it sets cookies before a reader plays: then it waits for a click, else it appears when it comes into view. */
  setsCookies: boolean;
  /** What its address always says. */
  parameters: Readonly<Record<string, string>>;
  /** What `autoplay` says to play at once. */
  autoplay: string;
};

/** What we know of each player that a site's config can name. */
export const videoPlayers: Readonly<Record<AllowedPlayers[number], Player>> = {
  // "Privacy enhanced mode": no cookies before the video plays. https://support.google.com/youtube/answer/171780
  youtube: { host: 'www.youtube-nocookie.com', setsCookies: false, parameters: {}, autoplay: '1' },
  // dnt "prevents us from setting any new cookies". https://help.vimeo.com/hc/en-us/articles/26080940921361
  vimeo: { host: 'player.vimeo.com', setsCookies: false, parameters: { dnt: '1' }, autoplay: '1' },
  // Its cookie for unique viewers is "enabled by default"; whether an account turned it off cannot be seen from here.
  // https://support.brightcove.com/en/video-cloud/docs/video-cloud-player-cookies
  brightcove: { host: 'players.brightcove.net', setsCookies: true, parameters: {}, autoplay: 'true' },
};
