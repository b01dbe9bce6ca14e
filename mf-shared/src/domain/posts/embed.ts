import type { EmbedProvider, SiteConfig } from '../sites/siteConfig.ts';

/** Content of another host that a frame shows. */
export type EmbedFrame = {
  provider: EmbedProvider;
  /** Address of the frame. */
  address: URL;
  /** Height of the frame in px. It is fixed, because providers tell the height of their content to their scripts only. */
  height: number;
};

type Provider = {
  /** Name as readers know it. */
  name: string;
  /** Origin of the frame. Undefined if it is the origin of the address (Mastodon). */
  origin?: string;
  height: number;
  /** Returns path and query of the frame. Undefined if the address does not name a single post, recording or map. */
  pathOf(page: URL): string | undefined;
};

/** Makes a `pathOf` that matches a pattern with the path of an address, and passes the groups of the match to `make`. */
function path(pattern: RegExp, make: (...groups: string[]) => string) {
  return ({ pathname }: URL) => {
    const found = pattern.exec(pathname);
    return found ? make(...found.slice(1)) : undefined;
  };
}

/** The providers, with frames that need none of their scripts. No test asks the providers whether the frames exist. */
export const embedProviders: Readonly<Record<EmbedProvider, Provider>> = {
  x: {
    name: 'X',
    origin: 'https://platform.twitter.com',
    height: 560,
    pathOf: path(/^\/\w{1,30}\/status\/(\d{1,25})(?:\/|$)/, (id) => `/embed/Tweet.html?dnt=true&id=${id}`),
  },
  bluesky: {
    name: 'Bluesky',
    origin: 'https://embed.bsky.app',
    height: 520,
    pathOf: path(
      /^\/profile\/([\w.:-]{1,253})\/post\/(\w{1,30})\/?$/,
      (author, id) => `/embed/${author}/app.bsky.feed.post/${id}`,
    ),
  },
  mastodon: {
    name: 'Mastodon',
    height: 480,
    pathOf: path(/^\/@([\w.@-]{1,200})\/(\d{1,25})\/?$/, (author, id) => `/@${author}/${id}/embed`),
  },
  instagram: {
    name: 'Instagram',
    origin: 'https://www.instagram.com',
    height: 680,
    pathOf: path(
      /^\/(?:[\w.]{1,30}\/)?(p|reel|tv)\/([\w-]{1,40})\/?$/,
      (kind, id) => `/${kind}/${id}/embed/captioned/`,
    ),
  },
  tiktok: {
    name: 'TikTok',
    origin: 'https://www.tiktok.com',
    height: 740,
    pathOf: path(/^\/@[\w.]{1,30}\/video\/(\d{1,25})\/?$/, (id) => `/embed/v2/${id}`),
  },
  spotify: {
    name: 'Spotify',
    origin: 'https://open.spotify.com',
    height: 352,
    pathOf: path(
      /^\/(?:intl-[a-z]{2}\/)?(album|artist|episode|playlist|show|track)\/(\w{1,40})\/?$/,
      (kind, id) => `/embed/${kind}/${id}`,
    ),
  },
  soundcloud: {
    name: 'SoundCloud',
    origin: 'https://w.soundcloud.com',
    height: 166,
    pathOf: ({ pathname }) =>
      /^\/[\w-]{1,100}\/(?:sets\/)?[\w-]{1,200}\/?$/.test(pathname)
        ? `/player/?url=${encodeURIComponent(`https://soundcloud.com${pathname}`)}`
        : undefined,
  },
  applePodcasts: {
    name: 'Apple Podcasts',
    origin: 'https://embed.podcasts.apple.com',
    height: 175,
    pathOf: ({ pathname, searchParams }) => {
      const [show] = /^\/[a-z]{2}\/podcast\/[^/]{1,200}\/id\d{1,20}$/.exec(pathname) ?? [];
      const episode = searchParams.get('i') ?? '';
      return show && `${show}${/^\d{1,20}$/.test(episode) ? `?i=${episode}` : ''}`;
    },
  },
  openStreetMap: {
    name: 'OpenStreetMap',
    origin: 'https://www.openstreetmap.org',
    height: 420,
    pathOf: mapPath,
  },
  codePen: {
    name: 'CodePen',
    origin: 'https://codepen.io',
    height: 420,
    pathOf: path(
      /^\/([\w-]{1,60})\/(?:pen|full|details)\/(\w{1,40})\/?$/,
      (author, id) => `/${author}/embed/${id}?default-tab=result`,
    ),
  },
  gist: {
    name: 'GitHub Gist',
    origin: 'https://gist.github.com',
    height: 420,
    pathOf: path(/^\/([\w-]{1,40})\/([\da-f]{5,40})\/?$/, (author, id) => `/${author}/${id}.pibb`),
  },
};

/** Hosts of the pages of each provider. Mastodon has many hosts, which a site's config names. */
const hosts: Readonly<Record<string, EmbedProvider>> = {
  'x.com': 'x',
  'twitter.com': 'x',
  'bsky.app': 'bluesky',
  'instagram.com': 'instagram',
  'tiktok.com': 'tiktok',
  'open.spotify.com': 'spotify',
  'soundcloud.com': 'soundcloud',
  'podcasts.apple.com': 'applePodcasts',
  'openstreetmap.org': 'openStreetMap',
  'codepen.io': 'codePen',
  'gist.github.com': 'gist',
};

/** A site's rules for content of other hosts. */
export type EmbedRules = Pick<SiteConfig, 'embeds' | 'mastodonHosts'>;

/**
 * Finds the frame that shows the content of an address.
 * @returns null for an address that no provider shows, and for a provider that the site does not allow
 */
export function embedFrameOf(link: string, rules: EmbedRules): EmbedFrame | null {
  const page = URL.parse(link);
  if (!page || !/^https?:$/.test(page.protocol) || page.username || page.port) return null;
  const provider = embedProviderOf(page, rules);
  if (!provider || !rules.embeds?.includes(provider)) return null;
  const { origin = `https://${page.host}`, height, pathOf } = embedProviders[provider];
  const place = pathOf(page);
  return place === undefined ? null : { provider, address: new URL(place, origin), height };
}

/** Returns the provider of an address, whether or not the site allows it. */
export function embedProviderOf(page: URL, { mastodonHosts = [] }: EmbedRules): EmbedProvider | undefined {
  const host = page.host.replace(/^(?:www|m|mobile)\./, '');
  if (mastodonHosts.includes(page.host)) return 'mastodon';
  return Object.hasOwn(hosts, host) ? hosts[host] : undefined;
}

/** Origins that the pages of a site may frame for its embeds. */
export function embedOrigins({ embeds = [], mastodonHosts = [] }: EmbedRules): string[] {
  return embeds.flatMap(
    (provider) => embedProviders[provider].origin ?? mastodonHosts.map((host) => `https://${host}`),
  );
}

/** `#map=17/51.5/-0.12` is zoom, latitude and longitude. The frame shows a part of the map around that place. */
function mapPath({ hash, searchParams }: URL): string | undefined {
  const [, zoom, latitude, longitude] =
    /#map=(\d{1,2})(?:\.\d+)?\/(-?\d{1,2}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)/.exec(hash) ?? [];
  if (zoom === undefined || latitude === undefined || longitude === undefined) return undefined;
  // A map of 360 degrees has 256 · 2^zoom px, and the frame is about 690 px wide and 420 px high.
  const degreesPerPixel = 360 / (256 * 2 ** Number(zoom));
  const [x, y] = [Number(longitude), Number(latitude)];
  const [width, height] = [345 * degreesPerPixel, 210 * degreesPerPixel];
  const box = [x - width, Math.max(-85, y - height), x + width, Math.min(85, y + height)].map((one) => one.toFixed(5));
  const [markerLatitude, markerLongitude] = [searchParams.get('mlat'), searchParams.get('mlon')].map(Number);
  const marker =
    searchParams.has('mlat') && Number.isFinite(markerLatitude) && Number.isFinite(markerLongitude)
      ? `&marker=${markerLatitude},${markerLongitude}`
      : '';
  return `/export/embed.html?bbox=${box.join(',')}&layer=mapnik${marker}`;
}
