import { createHash } from 'node:crypto';
import { embedOrigins, type SiteConfig } from '@marquee/shared/domain';
import { shareCountAddresses } from '@marquee/shared/shareCountAddresses';

const videoHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  brightcove: 'https://players.brightcove.net',
} as const satisfies Record<SiteConfig['videoPlayers'][number], string>;

/** Hash of the empty style element to which styled-components adds rules by script. The added rules need no hash. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

type PolicyOptions = {
  devOrigin?: string | null;
  imageOrigin?: string | null;
  frameOrigins?: readonly string[];
  framedBy?: string;
};

/**
 * Returns a page's policy. It allows our own scripts, the page's own styles by hash, and the third parties that the
 * site's configuration names. `devOrigin` is the dev server of scripts and hot updates. `imageOrigin` is an image CDN on
 * another origin. The page may frame `frameOrigins`. Only `framedBy` may frame the page, by default its own origin.
 */
export function contentSecurityPolicy(
  site: SiteConfig,
  styleHashes: readonly string[],
  { devOrigin = null, imageOrigin = null, frameOrigins = [], framedBy = "'self'" }: PolicyOptions = {},
): string {
  const frames = [...site.videoPlayers.map((player) => videoHosts[player]), ...embedOrigins(site), ...frameOrigins];
  // The Brightcove player sends no ready event, so a request checks that its host is reachable
  // (mf-post/src/video/players/whenPlayerReady.ts).
  const reachable = site.videoPlayers.includes('brightcove') ? ` ${videoHosts.brightcove}` : '';
  // Allows the full address and not only the host, so that no other script of the network can run.
  const counts = (site.shareCounts ?? []).map((network) => ` ${shareCountAddresses[network]}`);
  return [
    "default-src 'none'",
    `script-src 'self'${devOrigin ? ` ${devOrigin}` : ''}${counts.join('')}`,
    `style-src 'self' ${emptyStyle} ${styleHashes.join(' ')}`,
    `img-src 'self' data:${imageOrigin ? ` ${imageOrigin}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${reachable}${devOrigin ? ` ${devOrigin} ${devOrigin.replace(/^http/, 'ws')}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}

/** Headers that every page carries. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** Headers of a private page, which only people who know its address can open. They forbid caching, indexing and referrers. */
export const privateHeaders = {
  ...securityHeaders,
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const;
