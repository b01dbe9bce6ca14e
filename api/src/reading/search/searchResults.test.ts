import { describe, expect, test } from '@jest/globals';
import type { SnippetPart } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { tags } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { openSearchLibrary } from '../../testing/searchLibrary.ts';
import { until } from '../../testing/until.ts';

const { network, search, keys } = openSearchLibrary();

describe('snippets', () => {
  const snippetOf = async (term: string, key: string) => {
    const found = await search(term);
    const parts: SnippetPart[] = found.search?.snippets[found.posts.find((post) => post.key === key)?.id ?? ''] ?? [];
    return parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
  };

  test('show the words in the text, else in the summary', async () => {
    expect(await snippetOf('volcanoes', 'volcano-in-text')).toBe('Below the [volcano] nobody sleeps.');
    expect(await snippetOf('volc', 'volcano-in-text')).toBe('Below the [volcano] nobody sleeps.');
    expect(await snippetOf('volcano', 'volcano-in-summary')).toBe('A [volcano] and its town.');
    expect(await snippetOf('volcano', 'volcano-in-name')).toBe('');
    expect(await snippetOf('nunez', 'cafe')).toBe('Señor [Núñez] pours.');
    expect(await snippetOf('aphelion', 'module')).toBe('An [aphelion].');
  });

  test('show the words in a caption that only the caption has', async () => {
    const image = { public_id: 'demo/crater', format: 'jpg', width: 3, height: 2 };
    const block = { type: 'image', isListicleItem: false, mediaLayout: 'insetCenter', image } as const;
    const modules = [{ ...block, imageCaption: 'A <em>fumarole</em> at dawn.' }];
    await network().db.update(posts).set({ modules, imageCredit: 'Zuleika Obsidian' }).where(eq(posts.key, 'hill'));
    expect(await snippetOf('fumarole', 'hill')).toBe('A [fumarole] at dawn. Zuleika Obsidian');
    expect(await snippetOf('zuleika', 'hill')).toBe('A fumarole at dawn. [Zuleika] Obsidian');
    expect((await search('fumarloe')).search?.suggestion).toBe('fumarole');
  });

  test('show the words of all blocks of a text, and of no address', async () => {
    const blocks = [
      '<table><caption>Timetable</caption><thead><tr><th>Kittiwake</th><th>Fare</th></tr></thead><tbody><tr><td>Lighthouse</td><td align="right">2.40</td></tr></tbody></table>',
      '<p>Rain<span role="doc-footnote"> [Mostly drizzle]</span> fell.</p>',
      '<pre><code class="language-python">forecast(&quot;gale&quot;)</code></pre>',
      '<aside role="note"><p>Galoshes</p></aside><aside><h3>Tramline</h3></aside><aside role="doc-pullquote"><p>Barnacles</p></aside>',
      '<figure class="embed"><a href="https://film.example/booth"><strong>Projectionist</strong> <small>film.example</small></a></figure>',
      '<figure class="embed"><a href="/res/media/file/upload/uploads/12345678-1234-1234-1234-123456789abc/Sundries.pdf"><strong>Provisions</strong> <small>PDF, 12 kB</small></a></figure>',
    ];
    await network()
      .db.update(posts)
      .set({ content: blocks.join('\n') })
      .where(eq(posts.key, 'king'));
    const snippet = await snippetOf('kittiwake', 'king');
    expect(snippet).toBe(
      'Timetable [Kittiwake] Fare Lighthouse 2.40 Rain [Mostly drizzle] fell. forecast("gale") Galoshes Tramline Barnacles Projectionist film.example Provisions PDF, 12 kB',
    );
    for (const word of ['drizzle', 'gale', 'galoshes', 'tramline', 'barnacles', 'projectionist', 'provisions'])
      expect([word, (await search(word)).posts.map(({ key }) => key)]).toEqual([word, ['king']]);
    for (const word of ['sundries', 'python', 'booth', 'doc-footnote', 'embed'])
      expect([word, (await search(word)).posts.map(({ key }) => key)]).toEqual([word, []]);
  });

  test('are plain text', async () => {
    expect(await snippetOf('pepper', 'quoted')).toBe('Salt & [pepper] <3 on a "plate".');
  });

  test('are cut out of long texts', async () => {
    const filler = 'Nothing of note was said that long evening. '.repeat(60);
    await network()
      .db.update(posts)
      .set({ content: `<p>${filler}Then a bassoon spoke. ${filler}</p>` })
      .where(eq(posts.key, 'orchestra'));
    await until(async () => (await snippetOf('bassoon', 'orchestra')).length > 50);
    const snippet = await snippetOf('bassoon', 'orchestra');
    expect(snippet).toMatch(/^Then a \[bassoon\] spoke\. .*evening\.$/);
  });
});

describe('when nothing matches, the suggestion', () => {
  test.each<[string, string | null]>([
    ['volacno', 'volcano'],
    ['vulcano', 'volcano'],
    ['orchstra', 'orchestra'],
    ['rythm', 'rhythm'],
    ['baer', 'bear'],
    ['glaceirs', 'glaciers'],
    ['quilfeather', 'quillfeather'],
    ['The Volacno', 'The volcano'],
    ['"volacno" -town', '"volcano" -town'],
    ['volacno orchstra', null],
    ['xyzzyxyzzy', null],
    ['🌋', null],
  ])('for %p is %p', async (term, suggestion) => {
    expect(await search(term)).toMatchObject({ total: 0, search: { snippets: {}, suggestion } });
    if (suggestion !== null) expect((await search(suggestion)).total).toBeGreaterThan(0);
  });

  test('respects the filter', async () => {
    expect((await search('volacno', '&postType=video')).search?.suggestion).toBe('volcano');
    expect((await search('volacno', '&postType=gallery')).search?.suggestion).toBeNull();
  });

  test('is absent when something matches', async () => {
    expect((await search('volcano')).search?.suggestion).toBeNull();
  });
});

describe('follows', () => {
  const finds = (term: string, key: string) => until(async () => (await keys(term)).includes(key));
  const loses = (term: string, key: string) => until(async () => !(await keys(term)).includes(key));

  test('changed texts of posts and their publication', async () => {
    const change = (row: Partial<typeof posts.$inferInsert>) =>
      network().db.update(posts).set(row).where(eq(posts.key, 'happy'));
    await change({ name: 'Tumbleweed', title: 'Tumbleweed' });
    await finds('tumbleweed', 'happy');
    await loses('happiness', 'happy');
    await change({ status: 'unpublished' });
    await loses('tumbleweed', 'happy');
    await change({ status: 'published', site: 'beat' });
    expect(await keys('tumbleweed')).toEqual([]);
    await change({ site: 'omni' });
    await finds('tumbleweed', 'happy');
    expect((await search('tumblewed')).search?.suggestion).toBe('tumbleweed');
  });

  test('the names of authors and tags', async () => {
    const { db } = network();
    await db.update(users).set({ lastName: 'Marchbanks' }).where(eq(users.key, 'zoe-quill'));
    await finds('marchbanks', 'module');
    expect(await keys('quillfeather')).toEqual([]);
    await db.update(tags).set({ name: 'Moraines' }).where(eq(tags.key, 'glaciers'));
    await finds('moraine', 'tagged');
    expect((await search('morianes')).search?.suggestion).toBe('moraines');
    await db.delete(tags).where(eq(tags.key, 'glaciers'));
    await loses('moraine', 'tagged');
  });
});
