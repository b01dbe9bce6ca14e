import { type AllowedPlayers, videoPlayers } from './videoPlayers.ts';

/** A player that may be loaded into the page. */
export type EmbeddablePlayer = {
  /** For an iframe of a player that waits to be played. */
  url: string;
  /** The same for one that plays at once, as a reader asked for it. */
  autoplayUrl: string;
  /** Sets cookies before it plays, so it may be loaded on a click only. */
  setsCookies: boolean;
};

/** The player at an address, if it is one that the site lets in. */
export function embeddablePlayer(address: URL, allowed: AllowedPlayers): EmbeddablePlayer | null {
  const name = allowed.find((one) => videoPlayers[one].host === address.host);
  if (!name) return null;
  const { parameters, autoplay, setsCookies } = videoPlayers[name];
  const url = new URL(address);
  url.protocol = 'https:';
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  // Embed code of others may ask to play by itself: only readers do.
  url.searchParams.delete('autoplay');
  const playing = new URL(url);
  playing.searchParams.set('autoplay', autoplay);
  return { url: url.href, autoplayUrl: playing.href, setsCookies };
}
