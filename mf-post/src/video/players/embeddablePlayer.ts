import type { VideoPlayer } from '@marquee/shared/domain';
import type { ReadyMessage } from './readyMessage.ts';
import { type PlayerRules, videoPlayers } from './videoPlayers.ts';

/** A player that may be loaded into the page. */
export type EmbeddablePlayer = {
  /** Address of the iframe for a player that waits for a click. */
  url: string;
  /** Address of the iframe for a player that plays at once, because the reader requested it. */
  autoplayUrl: string;
  /** True if the player loads when it comes into view. False if it loads on a click. */
  appearsOnScroll: boolean;
  readyMessage: ReadyMessage;
};

/** Returns the player if the site allows it. */
export function embeddablePlayer({ player, address }: VideoPlayer, rules: PlayerRules): EmbeddablePlayer | null {
  if (!rules.videoPlayers.includes(player)) return null;
  const { parameters, autoplay, readyMessage } = videoPlayers[player];
  const url = new URL(address);
  url.protocol = 'https:';
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  // Third-party embed code may request autoplay, but only readers can start a video.
  url.searchParams.delete('autoplay');
  const playing = new URL(url);
  playing.searchParams.set('autoplay', autoplay);
  const appearsOnScroll = rules.playersOnScroll?.includes(player) ?? false;
  return { url: url.href, autoplayUrl: playing.href, appearsOnScroll, readyMessage };
}
