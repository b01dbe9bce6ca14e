import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DiskOriginals } from '@marquee/api/acts/pictures.ts';
import { posts } from '@marquee/api/acts/tables.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { testNow } from '@marquee/api/testing/testNetwork.ts';
import { seedNetwork } from './seedNetwork.ts';

const fixtureContent = join(import.meta.dirname, 'testing/content');

// Faulty content leaves nothing in the database, so all tests share one database.
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let directory: string;
let lines: string[];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marquee-seed-'));
  await cp(join(fixtureContent, 'beat'), join(directory, 'content/beat'), { recursive: true });
  lines = [];
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const seed = () =>
  seedNetwork({
    db: database.db,
    originals: new DiskOriginals(join(directory, 'originals')),
    now: testNow,
    sites: ['beat'],
    content: join(directory, 'content'),
    report: { info: (line) => lines.push(line), warn: (line) => lines.push(`warning: ${line}`) },
  });

async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(directory, 'content', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

test.each([
  [
    'beat/site.yaml',
    'picture: category-live }',
    'picture: moon }',
    /site\.yaml: categories\.0\.picture: .*pictures\/moon\.svg/,
  ],
  ['beat/site.yaml', 'summary: Bass.', 'summary: 7', /site\.yaml: authors\.2\.summary: /],
  ['beat/site.yaml', '{ key: records', '{ key: next', /site\.yaml: categories\.1\.key: is a word of the addresses/],
  ['beat/posts/field-notes.md', 'daysAgo: 5', 'daysAgo: soon', /field-notes\.md: daysAgo: /],
  ['beat/posts/field-notes.md', 'author: ada-north', 'author: nobody', /field-notes\.md: author: .*"nobody"/],
  ['beat/posts/field-notes.md', 'touring', 'turing', /field-notes\.md: tags\.1: .*"turing"/],
  ['beat/posts/field-notes.md', '---\nname', 'name', /field-notes\.md: front matter/],
  ['beat/posts/field-notes.md', 'file: field-notes-1', 'file: *disc', /field-notes\.md: /],
  ['beat/posts/a-quiet-synth.md', 'www.youtube.com', 'tube.example', /a-quiet-synth\.md: video\.link: /],
  ['beat/posts/a-quiet-synth.md', 'link: "http', 'embed: "http', /a-quiet-synth\.md: video\.embed: /],
  ['beat/posts/the-loudest-room.md', 'title: First', 'titel: First', /the-loudest-room\.md: modules\.1\.images\.0: /],
  ['beat/channels/backline.svg', 'viewBox', 'view', /channel backline.*viewBox/],
])('in %s skips the site and names file and field', async (file, from, to, message) => {
  await change(file, from, to);
  expect(await seed()).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/^warning: demo: skipped beat\. /));
  expect(lines).toContainEqual(expect.stringMatching(message));
  expect(await database.db.select().from(posts)).toEqual([]);
});

test('is created once it is corrected', async () => {
  await change('beat/posts/field-notes.md', 'author: ada-north', 'author: nobody');
  await seed();
  await change('beat/posts/field-notes.md', 'author: nobody', 'author: ada-north');
  expect(await seed()).toEqual(['beat']);
});
