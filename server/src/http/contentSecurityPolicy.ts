import { createHash } from 'node:crypto';
import type { SiteConfig } from '@marquee/shared/domain';
import { shareCountAddresses } from '@marquee/shared/shareCountAddresses';

const videoHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  brightcove: 'https://players.brightcove.net',
} as const satisfies Record<SiteConfig['videoPlayers'][number], string>;

/** styled-components adds its rules to an empty style element, by script: only the element itself needs leave. */
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
 * The policy of a page: own scripts only, the very styles that the page carries, and no third party but those that the
 * site's config names.
 * `devOrigin` is a dev server that scripts and hot updates may come from, `imageOrigin` the image CDN where it is not ours,
 * `frameOrigins` are own hosts that it frames, and `framedBy` is the one that may frame it; else only its own.
 */
export function contentSecurityPolicy(
  site: SiteConfig,
  styleHashes: readonly string[],
  { devOrigin = null, imageOrigin = null, frameOrigins = [], framedBy = "'self'" }: PolicyOptions = {},
): string {
  const frames = [...site.videoPlayers.map((player) => videoHosts[player]), ...frameOrigins];
  // It sends no ready event, so a request checks that it is reachable (mf-post/src/video/players/whenPlayerReady.ts).
  const reachable = site.videoPlayers.includes('brightcove') ? ` ${videoHosts.brightcove}` : '';
  // The address and not only the host: of all that a network serves, only the script that answers with a count.
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

/** Headers of a page that is only for whoever has its address: no cache keeps it, no engine lists it, no link names it. */
export const privateHeaders = {
  ...securityHeaders,
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const;
