import type { PlayerName, SiteConfig } from '@marquee/shared/domain';
import type { ReadySign } from './readySign.ts';

/** A site's rules for players: those let in, and those that appear as they come into view. */
export type PlayerRules = Pick<SiteConfig, 'videoPlayers' | 'playersOnScroll'>;

type Player = {
  /** The query of every address. */
  parameters: Readonly<Record<string, string>>;
  /** The `autoplay` value to play at once. */
  autoplay: string;
  /** Its sign that it is ready. */
  readySign: ReadySign;
};

/** The data of each player that a site's config can name. */
export const videoPlayers: Readonly<Record<PlayerName, Player>> = {
  // "Privacy enhanced mode": no cookies before the video plays. https://support.google.com/youtube/answer/171780
  // It answers `listening` once it can be talked to. https://developers.google.com/youtube/iframe_api_reference
  youtube: {
    parameters: { enablejsapi: '1' },
    autoplay: '1',
    readySign: {
      greeting: { event: 'listening', id: 'marquee', channel: 'widget' },
      events: ['initialDelivery', 'onReady', 'infoDelivery'],
    },
  },
  // dnt "prevents us from setting any new cookies". https://help.vimeo.com/hc/en-us/articles/26080940921361
  // It sends `ready` itself, and answers a `ping`. https://github.com/vimeo/player.js
  vimeo: {
    parameters: { dnt: '1' },
    autoplay: '1',
    readySign: { greeting: { method: 'ping' }, events: ['ready', 'ping'] },
  },
  // Its cookie for unique viewers is "enabled by default"; whether an account turned it off cannot be seen from here.
  // https://support.brightcove.com/en/video-cloud/docs/video-cloud-player-cookies
  brightcove: { parameters: {}, autoplay: 'true', readySign: 'load' },
};
