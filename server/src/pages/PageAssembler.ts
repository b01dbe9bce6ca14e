import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { type HostKey, hostKindOf, type PageConfig } from '@marquee/shared/domain';
import type { ColourScheme, HtmlChunk, RenderedPage, SiteHead } from '@marquee/shell/serverContract';
import { LRUCache } from 'lru-cache';
import { contentSecurityPolicy, privateHeaders, securityHeaders, styleHash } from '../http/contentSecurityPolicy.ts';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import type { StoredPage } from './PageCache.ts';
import { siteLinks } from './siteLinks.ts';

/**
 * For a post of 104 kB, 4 takes 2.0 ms; 5 takes 2.9 ms and makes it 7 % smaller; 6 takes 3.3 ms for 1 % more; 10 takes
 * 60 ms and makes it 14 % smaller.
 */
const brotliQualities = { usual: 4, large: 5, largest: 10 } as const;
/** Bytes from which on 4 is not enough. Of the demo's 242 posts 12 are larger; one below needs 5 as well, 9 need 10. */
const largePage = 109_500;
/** Bytes that a compressed page may have: the budget of 25 kB, less 1.3 kB for the headers. */
const mostCompressed = 23_700;
/** 2^17 bytes hold any page; the default of 4 MB is allocated for each page and drives the garbage collector. */
const brotliWindow = 17;

/** Pages remembered as ones that the usual quality does not make small enough. */
const mostDense = 5_000;

/** Style sheets that are kept at hand; pages that use the same components share one. */
const mostSheets = 300;

/** Where pictures come from when the config names an account there. */
const cloudinaryOrigin = 'https://res.cloudinary.com';

export type PageContext = {
  config: PageConfig;
  /** Path and query. */
  address: string;
  colourScheme: ColourScheme;
  /** Cache tags of the responses that the page was made from. */
  responseTags: Iterable<string>;
  /** The page is only for whoever has its address. */
  isPrivate?: boolean;
};

/** Makes the bytes on the wire from a rendered page. Content shared by many pages is made once. */
export class PageAssembler {
  readonly #releaseSet: LoadedReleaseSet;
  readonly #siteHeads = new Map<HostKey, SiteHead>();
  /** Policies of each site, by the style elements that each was made for. */
  readonly #policies = new Map<HostKey, LRUCache<string, string>>();
  /** Bytes of the passages that pages have in common, by their text. */
  readonly #encoded = new LRUCache<string, Buffer>({ max: mostSheets });
  /** Sites and addresses of the pages for which the usual quality was not enough the last time. */
  readonly #dense = new LRUCache<string, true>({ max: mostDense });

  constructor(releaseSet: LoadedReleaseSet) {
    this.#releaseSet = releaseSet;
  }

  async assemble(
    page: RenderedPage,
    { config, address, colourScheme, responseTags, isPrivate = false }: PageContext,
  ): Promise<StoredPage> {
    const releaseSet = this.#releaseSet;
    const { key } = config.site;
    const passages = releaseSet.app.htmlDocument({
      config,
      showsStaticAbout: page.showsStaticAbout,
      colourScheme,
      head: page.head,
      site: this.#siteHeadOf(key),
      styleTags: page.styleTags,
      imagePreloads: page.imagePreloads,
      markup: page.markup,
      state: page.state,
      release: releaseSet.releaseOf(page.routeModule, key),
      scripts: {
        boot: releaseSet.bootScript,
        main: page.script === 'offline' ? releaseSet.offlineScript : releaseSet.mainScript,
        preload: releaseSet.scriptsOf(page.routeModule),
      },
    });
    const identity = Buffer.concat(passages.map((passage) => this.#encode(passage)));
    const br = await this.#compress(identity, `${key} ${address}`);
    const tags = [...new Set([`site:${key}`, ...responseTags])];
    return {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': this.#policyOf(page, config, isPrivate),
        vary: 'Accept-Encoding, Cookie',
        'x-release-set': releaseSet.name,
        ...(isPrivate ? privateHeaders : publicHeaders(br, tags)),
      },
      bodies: { br, identity },
      tags,
      freshMs: 0,
    };
  }

  /**
   * As small as a page has to be, and no smaller. Long work is done in another thread; for the usual 2 ms, the way
   * there and back would cost a third more.
   */
  async #compress(page: Buffer, name: string): Promise<Buffer> {
    const { usual, large, largest } = brotliQualities;
    const isDense = page.length >= largePage || this.#dense.has(name);
    for (const quality of isDense ? [large] : [usual, large]) {
      const compressed = brotliCompressSync(page, brotliOptions(page, quality));
      if (compressed.length <= mostCompressed) return compressed;
      this.#dense.set(name, true);
    }
    return compressElsewhere(page, brotliOptions(page, largest));
  }

  #siteHeadOf(key: HostKey): SiteHead {
    const site = this.#releaseSet.sites[key];
    const head = this.#siteHeads.get(key) ?? { links: siteLinks(key, site), themeCss: site.css };
    this.#siteHeads.set(key, head);
    return head;
  }

  #encode({ text, lasts }: HtmlChunk): Buffer {
    if (!lasts) return Buffer.from(text);
    const bytes = this.#encoded.get(text) ?? Buffer.from(text);
    this.#encoded.set(text, bytes);
    return bytes;
  }

  #policyOf({ styleTags }: RenderedPage, { site, sites: hosts, images, vocalUrl }: PageConfig, isPrivate: boolean) {
    const ofSite = this.#policies.get(site.key) ?? new LRUCache<string, string>({ max: mostSheets });
    this.#policies.set(site.key, ofSite);
    const name = isPrivate ? `private ${styleTags}` : styleTags;
    const known = ofSite.get(name);
    if (known) return known;
    const { sites, devOrigin } = this.#releaseSet;
    const policy = contentSecurityPolicy(site, [sites[site.key].css, ...inlineStyles(styleTags)].map(styleHash), {
      devOrigin,
      imageOrigin: images.secure ? cloudinaryOrigin : null,
      // Vocal shows previews in frames: they are the private pages of the sites.
      ...(hostKindOf(site.key) === 'creator' && { frameOrigins: hosts.map(({ url }) => url) }),
      ...(isPrivate && { framedBy: vocalUrl }),
    });
    ofSite.set(name, policy);
    return policy;
  }
}

/** @param br the body: fewer bytes than its plain form, and equivalent */
const publicHeaders = (br: Buffer, tags: readonly string[]) => ({
  ...securityHeaders,
  'cache-control': 'public, max-age=0, must-revalidate',
  'cache-tag': tags.join(','),
  etag: `"${createHash('sha256').update(br).digest('base64url').slice(0, 22)}"`,
});

const compressElsewhere = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

const brotliOptions = (body: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

function inlineStyles(styleTags: string): string[] {
  return [...styleTags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
}
