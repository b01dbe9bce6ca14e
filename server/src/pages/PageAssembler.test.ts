import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { PageConfig } from '@marquee/shared/domain';
import type { RenderedPage } from '@marquee/shell/serverContract';
import { htmlDocument } from '@marquee/shell/testing';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import { compressPage } from './compression/compressPage.ts';
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

/** Address of a picture as Cloudinary's account `acme` serves it. */
const ofCloudinary =
  'https://res.cloudinary.com/acme/image/upload/c_fill,f_auto,fl_progressive,h_400,q_auto,w_600/v1/uploads/0b5e2f0c';

const assembler = new PageAssembler(releaseSet, compressPage);
const assemble = (page: RenderedPage) =>
  assembler.assemble(page, { config, colourScheme: 'auto', responseTags: ['post:1', 'site:beat'] });
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('PageAssembler', () => {
  it('stores a page compressed and uncompressed, with every chunk once', () => {
    const { bodies } = assemble(rendered('<p>“Ink”</p>'));
    const html = bodies?.identity?.toString() ?? '';
    expect(brotliDecompressSync(bodies?.br ?? '').toString()).toBe(html);
    for (const passage of ['<title>Beat</title>', '<style>:root{--ink:#111}</style>', '<p>“Ink”</p>', '"/a.woff2"']) {
      expect(html.split(passage)).toHaveLength(2);
    }
    expect(html).toMatch(/^<!doctype html>.*<\/html>$/s);
  });

  it("allows the pictures of a Cloudinary account, and nobody else's", () => {
    const directiveFor = (images: PageConfig['images']) => {
      const context = { config: { ...config, images }, colourScheme: 'auto' as const, responseTags: [] };
      const page = new PageAssembler(releaseSet, compressPage).assemble(rendered('<p>1</p>'), context);
      return /img-src ([^;]+)/.exec(page.headers['content-security-policy'] ?? '')?.[1]?.split(' ');
    };
    expect(directiveFor({ cloudName: 'acme', secure: true })).toEqual([
      "'self'",
      'data:',
      new URL(ofCloudinary).origin,
    ]);
    expect(directiveFor({ cloudName: '/media', secure: false })).toEqual(["'self'", 'data:']);
  });

  it('names each tag once, the site first', () => {
    expect(assemble(rendered('<p>1</p>')).headers['cache-tag']).toBe('site:beat,post:1');
  });

  it('gives pages the same ETag exactly when they are the same', () => {
    const etagOf = (markup: string) => assemble(rendered(markup)).headers.etag;
    expect(etagOf('<p>1</p>')).toBe(etagOf('<p>1</p>'));
    expect(etagOf('<p>1</p>')).not.toBe(etagOf('<p>2</p>'));
  });

  it("allows the page's styles, even when those of its route have grown", () => {
    for (const styles of ['.a{color:red}', '.a{color:red}.b{color:blue}', '.a{color:red}']) {
      const { headers } = assemble(rendered('<p>1</p>', styles));
      expect(headers['content-security-policy']).toContain(`${sha256(':root{--ink:#111}')} ${sha256(styles)};`);
    }
  });
});
