import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { posts } from '../db/schema/posts.ts';
import { DiskOriginals } from '../images/rendering/DiskOriginals.ts';
import { discPictures } from '../testing/discPictures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { fixtureContent, testNow } from '../testing/testNetwork.ts';
import { seedNetwork } from './seedNetwork.ts';

// Faulty content leaves nothing in the database, so one serves all tests.
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
    languageOf: async () => discPictures,
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
    'motif: disc }\n  - { key: records',
    'motif: moon }\n  - { key: records',
    /site\.yaml: categories\.0\.motif: .*"moon"/,
  ],
  ['beat/site.yaml', 'summary: Bass.', 'summary: 7', /site\.yaml: authors\.2\.summary: /],
  ['beat/site.yaml', '{ key: records', '{ key: next', /site\.yaml: categories\.1\.key: is a word of the addresses/],
  ['beat/posts/field-notes.md', 'daysAgo: 5', 'daysAgo: soon', /field-notes\.md: daysAgo: /],
  ['beat/posts/field-notes.md', 'author: ada-north', 'author: nobody', /field-notes\.md: author: .*"nobody"/],
  ['beat/posts/field-notes.md', 'touring', 'turing', /field-notes\.md: tags\.1: .*"turing"/],
  ['beat/posts/field-notes.md', '---\nname', 'name', /field-notes\.md: front matter/],
  ['beat/posts/field-notes.md', 'motif: disc', 'motif: *disc', /field-notes\.md: /],
  ['beat/posts/a-quiet-synth.md', 'www.youtube.com', 'tube.example', /a-quiet-synth\.md: video\.link: /],
  ['beat/posts/a-quiet-synth.md', 'link: "http', 'embed: "http', /a-quiet-synth\.md: video\.embed: /],
  ['beat/posts/the-loudest-room.md', 'seed: 2', 'sead: 2', /the-loudest-room\.md: modules\.1\.images\.1: /],
  ['beat/channels/backline.svg', 'viewBox', 'view', /channel backline.*viewBox/],
])('in %s leaves out the site and names file and field', async (file, from, to, message) => {
  await change(file, from, to);
  expect(await seed()).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/^warning: demo: beat is left out\. /));
  expect(lines).toContainEqual(expect.stringMatching(message));
  expect(await database.db.select().from(posts)).toEqual([]);
});

test('is filled in once it has been mended', async () => {
  await change('beat/posts/field-notes.md', 'author: ada-north', 'author: nobody');
  await seed();
  await change('beat/posts/field-notes.md', 'author: nobody', 'author: ada-north');
  expect(await seed()).toEqual(['beat']);
});
