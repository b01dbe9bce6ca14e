/** @jest-environment ./jest.environment.cjs */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sanitizeHtml } from '@marquee/api/acts/posts.ts';
import { harmlessBodies } from '@marquee/api/testing/hostile/harmlessBodies.ts';
import { postRow } from '@marquee/demo/seed/content/postRow.ts';
import { SitePictures } from '@marquee/demo/seed/content/SitePictures.ts';
import { readSiteFiles } from '@marquee/demo/seed/content/siteFiles.ts';
import { siteTexts } from '@marquee/demo/seed/content/siteTexts.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { changesOf, type DocumentFields } from '../../mf-vocal/src/editor/document/changesOf.ts';
import { documentOf } from '../../mf-vocal/src/editor/document/documentOf.ts';
import { madeUpBodies } from './testing/madeUpBodies.ts';

const contentFolder = join(process.cwd(), 'demo/content');
const sites = (await readdir(contentFolder)) as SiteKey[];

const open = (fields: DocumentFields) => documentOf(fields);

/** The content that an editor without sources writes, after the api's sanitizer. */
const written = (document: ReturnType<typeof open>) =>
  sanitizeHtml(changesOf(document, { content: '', modules: [] }).content ?? '');

async function postsOf(site: SiteKey): Promise<[string, DocumentFields][]> {
  const files = await readSiteFiles(join(contentFolder, site));
  if (!files) throw new Error(`${site} has no demo content. Restore demo/content/${site}.`);
  const pictures = new SitePictures(site, files.pictures);
  const texts = siteTexts(files.site.language);
  return files.posts.map((post) => {
    const { content, modules } = postRow(post, pictures, [], texts);
    // Removes undefined fields, which the api does not send.
    const named = JSON.parse(JSON.stringify(modules.map((module, index) => ({ ...module, id: `m${index}` }))));
    return [post.key, { content, modules: named }];
  });
}

describe.each(sites)('the posts of %s', (site) => {
  test('are not changed when the editor opens them', async () => {
    for (const [key, post] of await postsOf(site)) {
      const document = open(post);
      document.check();
      expect([key, changesOf(document, post)]).toEqual([key, {}]);
    }
  });

  test('mean the same when the editor writes them', async () => {
    for (const [key, { content }] of await postsOf(site)) {
      const document = open({ content, modules: [] });
      const again = open({ content: written(document), modules: [] });
      expect([key, again.toJSON()]).toEqual([key, document.toJSON()]);
    }
  });
});

test('the editor has no nodes only for the tables of the demo posts', async () => {
  const posts = (await Promise.all(sites.map(postsOf))).flat();
  const kept = posts.flatMap(([, post]) => open(post).children.filter(({ type }) => type.name === 'keptHtml'));
  expect(posts.length).toBeGreaterThan(200);
  expect(kept.filter(({ attrs }) => !String(attrs.html).startsWith('<table>'))).toEqual([]);
});

test.each([...harmlessBodies, ...madeUpBodies])('the editor loses no word or element of %s', (body) => {
  const content = sanitizeHtml(body);
  const document = open({ content, modules: [] });
  expect(changesOf(document, { content, modules: [] })).toEqual({});
  const html = written(document);
  expect(open({ content: html, modules: [] }).toJSON()).toEqual(document.toJSON());
  expect(inventory(html)).toEqual(inventory(content));
});

/**
 * The words and the kinds of elements of a text, without paragraphs. The editor adds paragraphs around loose words, and removes the only
 * paragraph of a list item.
 */
function inventory(html: string): { words: string; elements: string[] } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const meaning: Record<string, string> = { b: 'strong', i: 'em' };
  const names = new Set([...body.querySelectorAll('*')].map(({ localName }) => meaning[localName] ?? localName));
  return {
    words: body.textContent.replace(/\s+/g, ''),
    elements: [...names].filter((name) => name !== 'p').toSorted(),
  };
}
