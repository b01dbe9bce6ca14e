import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HostKey, PageConfig } from '@marquee/shared/domain';
import type { Logger } from 'pino';
import type { ColourScheme } from '../app/document.ts';
import type { HeadTag } from '../app/headTags.ts';
import type { RenderedPage } from '../app/serverEntry.tsx';
import type { AnswerTraits, ApiTransports } from './apiTransport.ts';
import { canonicalPath } from './canonicalPath.ts';
import type { ShellConfig } from './config.ts';
import { contentSecurityPolicy, securityHeaders, styleHash } from './contentSecurityPolicy.ts';
import { freshMs, notFoundFreshMs } from './freshness.ts';
import type { Hosts } from './hosts.ts';
import type { LoadedReleaseSet } from './loadReleaseSet.ts';
import { FailedPageError, type StoredPage } from './PageCache.ts';

const compress = promisify(brotliCompress);
/** High qualities cost more than the page itself; 5 is within 3 % of their size for HTML of this kind. */
const brotliQuality = 5;
/** 2^17 bytes hold any page; the default of 4 MB is allocated anew for each and drives the garbage collector. */
const brotliWindow = 17;

/** Where pictures come from when the config names an account there. */
const cloudinaryOrigin = 'https://res.cloudinary.com';

/** Query arguments that change a page; all others are ignored, so that they cannot fill the cache. */
const meaningfulArguments = ['autoplay'] as const;

export type PageRequest = { key: HostKey; pathname: string; search: URLSearchParams; colourScheme: ColourScheme };

export type PageServiceParts = {
  releaseSet: LoadedReleaseSet;
  hosts: Hosts;
  apis: ApiTransports;
  config: Pick<ShellConfig, 'CLOUD_NAME'>;
  log: Logger;
  now: () => number;
};

/** Makes finished pages of one release set. */
export class PageService {
  readonly #parts: PageServiceParts;
  readonly #configs = new Map<HostKey, PageConfig>();
  readonly #themeHashes = new Map<HostKey, string>();

  constructor(parts: PageServiceParts) {
    this.#parts = parts;
  }

  pageConfig(key: HostKey): PageConfig {
    const { hosts, releaseSet, config, now } = this.#parts;
    const year = new Date(now()).getUTCFullYear();
    const known = this.#configs.get(key);
    if (known?.year === year) return known;
    const pageConfig: PageConfig = {
      site: { ...releaseSet.sites[key].config, url: { base: hosts.originOf(key) } },
      networks: hosts.networksFor(key, (site) => releaseSet.sites[site].config),
      vocalUrl: hosts.originOf('vocal'),
      year,
      images: { cloudName: config.CLOUD_NAME, secure: !config.CLOUD_NAME.startsWith('/') },
    };
    this.#configs.set(key, pageConfig);
    return pageConfig;
  }

  cacheKey({ key, pathname, search, colourScheme }: PageRequest): string {
    return `${key} ${colourScheme} ${pathname}${meaningfulQuery(search)}`;
  }

  /** Renders a page. @throws FailedPageError with an error page to show when nothing better is stored */
  async render(request: PageRequest): Promise<StoredPage> {
    const { key, pathname, search } = request;
    const { releaseSet, apis, hosts, log, now } = this.#parts;
    const canonical = canonicalPath(pathname);
    if (canonical) return redirect(301, canonical + meaningfulQuery(search));
    if (key === 'vocal' && pathname === '/') return redirect(302, '/vocal');

    const { transport, traits } = apis.forPage(key === 'vocal' ? 'marquee' : key);
    const url = hosts.originOf(key) + pathname + meaningfulQuery(search);
    const result = await releaseSet.renderer.render({ url, config: this.pageConfig(key), transport });
    if (result.kind === 'redirect') return redirect(result.status, result.location);

    const page = await this.#finish(request, result, traits);
    if (result.status >= 500) {
      log.error({ err: result.error, url, release: releaseSet.set, route: result.routeId }, 'page failed');
      throw new FailedPageError(page, { cause: result.error });
    }
    page.freshMs = result.status === 404 ? notFoundFreshMs : freshMs(traits.newest, now());
    return page;
  }

  #themeHash(key: HostKey): string {
    const hash = this.#themeHashes.get(key) ?? styleHash(this.#parts.releaseSet.sites[key].css);
    this.#themeHashes.set(key, hash);
    return hash;
  }

  async #finish({ key, colourScheme }: PageRequest, page: RenderedPage, traits: AnswerTraits): Promise<StoredPage> {
    const { releaseSet } = this.#parts;
    const site = releaseSet.sites[key];
    const config = this.pageConfig(key);
    const html = releaseSet.app.htmlDocument({
      config,
      colourScheme,
      head: page.head,
      themeCss: site.css,
      styleTags: page.styleTags,
      links: links(releaseSet, key, page),
      imagePreloads: page.imagePreloads,
      markup: page.markup,
      state: page.state,
      release: releaseSet.release,
      mainScript: releaseSet.mainScript,
    });
    const identity = Buffer.from(html);
    const tags = [`site:${key}`, ...traits.tags];
    return {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(
          site.config,
          [this.#themeHash(key), ...inlineStyles(page.styleTags).map(styleHash)],
          { devOrigin: releaseSet.devOrigin, imageOrigin: config.images.secure ? cloudinaryOrigin : null },
        ),
        ...securityHeaders,
        'cache-control': 'public, max-age=0, must-revalidate',
        'cache-tag': tags.join(','),
        vary: 'Accept-Encoding, Cookie',
        'x-release-set': releaseSet.name,
        etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      },
      bodies: {
        br: await compress(identity, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
            [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
          },
        }),
        identity,
      },
      tags,
      freshMs: 0,
    };
  }
}

function meaningfulQuery(search: URLSearchParams): string {
  const kept = meaningfulArguments
    .filter((name) => search.has(name))
    .map((name) => `${name}=${search.get(name) === 'true'}`);
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

function inlineStyles(styleTags: string): string[] {
  return [...styleTags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
}

function redirect(status: number, location: string): StoredPage {
  return {
    status,
    headers: { location, ...securityHeaders, 'cache-control': 'public, max-age=60' },
    bodies: null,
    tags: [],
    freshMs: 60_000,
  };
}

const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** Icons and preloads: fonts first, then quietly the scripts that the page will want. */
function links({ sites, release, scriptsOf }: LoadedReleaseSet, key: HostKey, page: RenderedPage): HeadTag[] {
  const { fonts, themeColour } = sites[key];
  const folder = `/assets/sites/${key}`;
  return [
    ...fonts.map((href) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })),
    ...scriptsOf(page.routeModule).map((href) =>
      link({ rel: 'preload', as: 'script', href, integrity: release.integrity[href] ?? '', fetchpriority: 'low' }),
    ),
    link({ rel: 'icon', href: `${folder}/icon.svg`, type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: `${folder}/icon-180.png` }),
    {
      tag: 'meta',
      attributes: { name: 'theme-color', content: themeColour.light, media: '(prefers-color-scheme: light)' },
    },
    {
      tag: 'meta',
      attributes: { name: 'theme-color', content: themeColour.dark, media: '(prefers-color-scheme: dark)' },
    },
  ];
}
