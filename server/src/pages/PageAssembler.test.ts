import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { PageConfig } from '@marquee/shared/domain';
import type { RenderedPage } from '@marquee/shell/serverContract';
import { htmlDocument } from '@marquee/shell/testing';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import { PageCompressor } from './compression/PageCompressor.ts';
import { PageAssembler } from './PageAssembler.ts';

const config = {
  site: { key: 'beat', locale: 'en', videoPlayers: [] },
  images: { cloudName: '/media', secure: false },
} as unknown as PageConfig;

const releaseSet = {
  name: 'set-1',
  app: { htmlDocument },
  sites: {
    beat: {
      config: { name: 'Beat' },
      css: ':root{--ink:#111}',
      fonts: ['/a.woff2'],
      themeColour: { light: '#fff', dark: '#000' },
    },
  },
  releaseOf: () => ({ shell: '1', remotes: [], routeModule: null, integrity: {} }),
  bootScript: { src: '/boot.js', integrity: 'sha384-x' },
  mainScript: '/main.js',
  devOrigin: null,
  scriptsOf: () => [],
} as unknown as LoadedReleaseSet;

function rendered(markup: string, styles = '.a{color:red}'): RenderedPage {
  return {
    kind: 'page',
    status: 200,
    routeId: 'home',
    script: 'main',
    showsStaticAbout: false,
    routeModule: null,
    head: [{ tag: 'title', attributes: {}, text: 'Beat' }],
    styleTags: `<style data-styled="true">${styles}</style>`,
    markup,
    state: { store: {}, loaderData: {}, errors: null },
    imagePreloads: '',
    error: null,
  };
}

const assembler = new PageAssembler(releaseSet, new PageCompressor());
const assemble = (page: RenderedPage) =>
  assembler.assemble(page, { config, address: '/', colourScheme: 'auto', responseTags: ['post:1', 'site:beat'] });
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('PageAssembler', () => {
  it('stores a page compressed and uncompressed, with every chunk once', async () => {
    const { bodies } = await assemble(rendered('<p>“Ink”</p>'));
    const html = bodies?.identity?.toString() ?? '';
    expect(brotliDecompressSync(bodies?.br ?? '').toString()).toBe(html);
    for (const passage of ['<title>Beat</title>', '<style>:root{--ink:#111}</style>', '<p>“Ink”</p>', '"/a.woff2"']) {
      expect(html.split(passage)).toHaveLength(2);
    }
    expect(html).toMatch(/^<!doctype html>.*<\/html>$/s);
  });

  it('names each tag once, the site first', async () => {
    expect((await assemble(rendered('<p>1</p>'))).headers['cache-tag']).toBe('site:beat,post:1');
  });

  it('gives pages the same ETag exactly when they are the same', async () => {
    const etagOf = async (markup: string) => (await assemble(rendered(markup))).headers.etag;
    expect(await etagOf('<p>1</p>')).toBe(await etagOf('<p>1</p>'));
    expect(await etagOf('<p>1</p>')).not.toBe(await etagOf('<p>2</p>'));
  });

  it("allows the page's styles, even when those of its route have grown", async () => {
    for (const styles of ['.a{color:red}', '.a{color:red}.b{color:blue}', '.a{color:red}']) {
      const { headers } = await assemble(rendered('<p>1</p>', styles));
      expect(headers['content-security-policy']).toContain(`${sha256(':root{--ink:#111}')} ${sha256(styles)};`);
    }
  });

  it('compresses a page that would be too large at the highest level', async () => {
    // Words in no order, as a long post has them: the usual way makes more than 25 kB of them.
    let seed = 1;
    const word = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return (seed % 60_000).toString(36);
    };
    const text = Array.from({ length: 13_000 }, word).join(' ');
    const { bodies } = await assemble(rendered(`<p>${text}</p>`));
    const { br = Buffer.alloc(0), identity = Buffer.alloc(0) } = bodies ?? {};
    expect(brotliDecompressSync(br)).toEqual(identity);
    const usual = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    expect(usual.length).toBeGreaterThan(25_000);
    expect(br.length).toBeLessThan(usual.length * 0.97);
  });
});
