import type { PlayerName, SiteConfig } from '@marquee/shared/domain';
import type { ReadyMessage } from './readyMessage.ts';

/** A site's rules for players: `videoPlayers` may be embedded, and `playersOnScroll` load when they come into view. */
export type PlayerRules = Pick<SiteConfig, 'videoPlayers' | 'playersOnScroll'>;

type Player = {
  /** The query of every address. */
  parameters: Readonly<Record<string, string>>;
  /** The `autoplay` value to play at once. */
  autoplay: string;
  /** Signal of the player that it is ready. */
  readyMessage: ReadyMessage;
};

/** The data of each player that a site's config can name. */
export const videoPlayers: Readonly<Record<PlayerName, Player>> = {
  // "Privacy enhanced mode": no cookies before the video plays. https://support.google.com/youtube/answer/171780
  // YouTube answers `listening` once its player accepts messages.
  // https://developers.google.com/youtube/iframe_api_reference
  youtube: {
    parameters: { enablejsapi: '1' },
    autoplay: '1',
    readyMessage: {
      greeting: { event: 'listening', id: 'marquee', channel: 'widget' },
      events: ['initialDelivery', 'onReady', 'infoDelivery'],
    },
  },
  // dnt "prevents us from setting any new cookies". https://help.vimeo.com/hc/en-us/articles/26080940921361
  // Vimeo sends `ready` unasked, and answers a `ping`. https://github.com/vimeo/player.js
  vimeo: {
    parameters: { dnt: '1' },
    autoplay: '1',
    readyMessage: { greeting: { method: 'ping' }, events: ['ready', 'ping'] },
  },
  // The cookie of Brightcove for unique viewers is "enabled by default". This code cannot see if an account turned it
  // off.
  // https://support.brightcove.com/en/video-cloud/docs/video-cloud-player-cookies
  brightcove: { parameters: {}, autoplay: 'true', readyMessage: 'load' },
};
