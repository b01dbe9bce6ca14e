import { hash } from 'node:crypto';
import { type BuiltSite, builtSiteOf } from '@marquee/releases/builtSites.ts';
import { type HostKey, hostKindOf, type PageConfig } from '@marquee/shared/domain';
import type { ColourScheme, RenderedPage, SiteHead } from '@marquee/shell/serverContract';
import { LRUCache } from 'lru-cache';
import { contentSecurityPolicy, privateHeaders, securityHeaders, styleHash } from '../http/contentSecurityPolicy.ts';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import type { PageResponse } from './PageResponse.ts';
import { siteLinks } from './siteLinks.ts';

/** Maximum number of cached policies of a site. Pages that use the same components share a policy. */
const maxPolicies = 300;

/** Origin of pictures if the config names a Cloudinary account. */
const cloudinaryOrigin = 'https://res.cloudinary.com';

export type PageContext = {
  config: PageConfig;
  colourScheme: ColourScheme;
  /** Cache tags of the responses that the page was made from. */
  responseTags: Iterable<string>;
  /** True for a private page, which only people who know its address can open. */
  isPrivate?: boolean;
};

/** Assembles the response of a rendered page. Content that many pages share is assembled once. */
export class PageAssembler {
  readonly #releaseSet: LoadedReleaseSet;
  readonly #siteHeads = new WeakMap<BuiltSite, SiteHead>();
  /** Content security policies of each configuration, which has the origins of other hosts, by the style elements that they allow. */
  readonly #policies = new WeakMap<PageConfig, LRUCache<string, string>>();
  readonly #compress: (html: Buffer) => Buffer;

  constructor(releaseSet: LoadedReleaseSet, compress: (html: Buffer) => Buffer) {
    this.#releaseSet = releaseSet;
    this.#compress = compress;
  }

  assemble(page: RenderedPage, { config, colourScheme, responseTags, isPrivate = false }: PageContext): PageResponse {
    const releaseSet = this.#releaseSet;
    const { key: host } = config.site;
    const chunks = releaseSet.app.htmlDocument({
      config,
      showsStaticAbout: page.showsStaticAbout,
      colourScheme,
      head: page.head,
      site: this.#siteHeadOf(host),
      styleTags: page.styleTags,
      imagePreloads: page.imagePreloads,
      markup: page.markup,
      state: page.state,
      release: releaseSet.releaseOf(page.routeModule, host),
      scripts: {
        boot: releaseSet.bootScript,
        main: page.script === 'offline' ? releaseSet.offlineScript : releaseSet.mainScript,
        preload: releaseSet.scriptsOf(page.routeModule),
      },
    });
    const html = Buffer.from(chunks.map(({ text }) => text).join(''));
    const br = this.#compress(html);
    const tags = [...new Set([`site:${host}`, ...responseTags])];
    return {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': this.#policyOf(page, config, isPrivate),
        vary: 'Accept-Encoding, Cookie',
        'x-release-set': releaseSet.name,
        ...(isPrivate ? privateHeaders : publicHeaders(br, tags)),
      },
      bodies: { br, identity: html },
      tags,
      freshMs: 0,
    };
  }

  #siteHeadOf(host: HostKey): SiteHead {
    const site = builtSiteOf(this.#releaseSet.sites, host);
    const head = this.#siteHeads.get(site) ?? { links: siteLinks(host, site), themeCss: site.css };
    this.#siteHeads.set(site, head);
    return head;
  }

  #policyOf({ styleTags }: RenderedPage, config: PageConfig, isPrivate: boolean) {
    const { site, sites: hosts, images, vocalUrl } = config;
    const ofConfig = this.#policies.get(config) ?? new LRUCache<string, string>({ max: maxPolicies });
    this.#policies.set(config, ofConfig);
    const name = isPrivate ? `private ${styleTags}` : styleTags;
    const known = ofConfig.get(name);
    if (known) return known;
    const { sites, devOrigin } = this.#releaseSet;
    const { css } = builtSiteOf(sites, site.key);
    const policy = contentSecurityPolicy(site, [css, ...inlineStyles(styleTags)].map(styleHash), {
      devOrigin,
      imageOrigin: images.secure ? cloudinaryOrigin : null,
      // Vocal shows previews in frames. Previews are private pages of the sites.
      ...(hostKindOf(site.key) === 'creator' && { frameOrigins: hosts.map(({ url }) => url) }),
      ...(isPrivate && { framedBy: vocalUrl }),
    });
    ofConfig.set(name, policy);
    return policy;
  }
}

/** @param br the body: fewer bytes than its plain form, and equivalent */
const publicHeaders = (br: Buffer, tags: readonly string[]) => ({
  ...securityHeaders,
  'cache-control': 'public, max-age=0, must-revalidate',
  'cache-tag': tags.join(','),
  etag: `"${hash('sha256', br, 'base64url').slice(0, 22)}"`,
});

function inlineStyles(styleTags: string): string[] {
  return [...styleTags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
}
