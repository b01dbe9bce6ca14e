import type { VideoPlayer } from '@marquee/shared/domain';
import type { ReadySign } from './readySign.ts';
import { type PlayerRules, videoPlayers } from './videoPlayers.ts';

/** A player that may be loaded into the page. */
export type EmbeddablePlayer = {
  /** For an iframe of a player that waits to be played. */
  url: string;
  /** The same for one that plays at once, as a reader asked for it. */
  autoplayUrl: string;
  /** Appears as it comes into view; otherwise on a click. */
  appearsOnScroll: boolean;
  readySign: ReadySign;
};

/** A player, if it is one that the site lets in. */
export function embeddablePlayer({ player, address }: VideoPlayer, rules: PlayerRules): EmbeddablePlayer | null {
  if (!rules.videoPlayers.includes(player)) return null;
  const { parameters, autoplay, readySign } = videoPlayers[player];
  const url = new URL(address);
  url.protocol = 'https:';
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  // Embed code of others may ask to play by itself: only readers do.
  url.searchParams.delete('autoplay');
  const playing = new URL(url);
  playing.searchParams.set('autoplay', autoplay);
  const appearsOnScroll = rules.playersOnScroll?.includes(player) ?? false;
  return { url: url.href, autoplayUrl: playing.href, appearsOnScroll, readySign };
}
