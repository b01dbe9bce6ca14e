import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DiskOriginals, type OriginalStore } from '@marquee/api/acts/pictures.ts';
import { demoSites, eq, posts, postViews, users } from '@marquee/api/acts/tables.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { testNow } from '@marquee/api/testing/testNetwork.ts';
import { postModuleSchema, type SiteKey } from '@marquee/shared/domain';
import { seedNetwork } from './seedNetwork.ts';

const fixtureContent = join(import.meta.dirname, 'testing/content');

let database: TestDatabase;
let directory: string;
let content: string;
let originals: OriginalStore;
let lines: string[];

// This connection keeps the embedded server running between tests, because each test closes its own database.
let keeper: TestDatabase;
beforeAll(async () => {
  keeper = await createTestDatabase();
});
afterAll(() => keeper.drop());

beforeEach(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'marquee-seed-'));
  content = join(directory, 'content');
  await cp(fixtureContent, content, { recursive: true });
  originals = new DiskOriginals(join(directory, 'originals'));
  lines = [];
});
afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

const seed = (sites: readonly SiteKey[] = ['beat', 'marquee']) =>
  seedNetwork({
    db: database.db,
    originals,
    now: testNow,
    sites,
    content,
    report: { info: (line) => lines.push(line), warn: (line) => lines.push(`warning: ${line}`) },
  });

test('creates each site once and logs it', async () => {
  expect(await seed(['beat', 'feast', 'marquee'])).toEqual(['beat', 'marquee']);
  expect(lines).toContainEqual(expect.stringMatching(/^demo: beat, 6 posts and \d+ pictures in \d+ ms$/));
  expect(lines).toContain('warning: demo: skipped feast, which has no content');
  const before = await database.db.select().from(posts);
  expect(await seed()).toEqual([]);
  expect(await database.db.select().from(posts)).toEqual(before);
  expect(await database.db.select().from(demoSites)).toHaveLength(2);
});

test('runs once when several processes start together', async () => {
  await Promise.all([seed(), seed(), seed()]);
  expect(lines.filter((line) => line.includes('skipped'))).toEqual([]);
  expect(await database.db.select().from(posts)).toHaveLength(9);
});

test('turns a file into a post', async () => {
  await seed();
  const [post] = await database.db.select().from(posts).where(eq(posts.key, 'the-loudest-room'));
  expect(post).toMatchObject({
    site: 'beat',
    status: 'published',
    publishedAt: new Date('2026-06-14T12:00:00.000Z'),
    image: { public_id: 'demo/beat/the-loudest-room-1', width: 1800, height: 1200 },
    imageCaption: 'The kit, <em>before</em>.',
    specialFeature: { name: 'The tour bus', actionUrl: '/a-quiet-synth', image: { width: 2000, height: 900 } },
  });
  expect(post?.content).toBe(
    '<p>The room was <strong>loud</strong>. <a href="https://venue.example" rel="noopener ugc">A link</a> stood there, and a  did not.</p>\n<h2>Later</h2>\n<blockquote>\n<p>It rang for days.</p>\n</blockquote>',
  );
  for (const module of post?.modules ?? []) expect(postModuleSchema.parse(module)).toEqual(module);
  expect(post?.modules).toMatchObject([
    { type: 'content', title: 'Before', content: '<p>Some <strong>bold</strong> words.</p>' },
    {
      type: 'gallery',
      galleryStyle: 'row',
      images: [
        { public_id: 'demo/beat/the-loudest-room-3', url: null, title: 'First', alt: 'One' },
        { public_id: 'demo/beat/the-loudest-room-4', width: 1200, height: 1600, alt: 'Two' },
      ],
    },
    { type: 'image', mediaLayout: 'outsetLeft', imageAltText: 'Three', imageCaption: 'A caption' },
    { type: 'product', url: 'shop.example/snare', data: null, image: { width: 1400 }, content: '<p>Loud.</p>' },
    { type: 'video', brightcoveId: '12345678', videoLink: null, videoData: null, imageCaption: 'A clip' },
  ]);
});

test('stores every picture that a post names', async () => {
  await seed();
  for (const post of await database.db.select().from(posts)) {
    if (!post.image) continue;
    const original = await originals.read(post.image.public_id);
    expect(original?.format).toBe('svg');
    expect(original?.bytes.toString()).toMatch(`width="${post.image.width}" height="${post.image.height}"`);
  }
  expect((await originals.read('demo/beat/channel-backline'))?.bytes.toString()).toContain('viewBox="0 0 360 96"');
  expect(await originals.read('demo/beat/author-ada-north')).toBeDefined();
  expect(await originals.read('demo/beat/author-ben-south')).toBeUndefined();
});

test('stores the pictures again on a new disk, without touching the database', async () => {
  await seed();
  const before = await database.db.select().from(posts);
  await rm(join(directory, 'originals'), { recursive: true });
  expect(await seed()).toEqual([]);
  expect(await originals.read('demo/beat/the-loudest-room-1')).toBeDefined();
  expect(await database.db.select().from(posts)).toEqual(before);
});

test('makes demo accounts and impressions of its posts', async () => {
  await seed();
  const accounts = (await database.db.select().from(users)).filter(({ email }) => email);
  expect(accounts.map(({ key, email, isAdmin }) => [key, email, isAdmin]).sort()).toEqual([
    ['morgan-ellery', 'moderator@marquee.example', true],
    ['wes-ritter', 'writer@marquee.example', false],
  ]);
  expect((await database.db.select().from(postViews)).length).toBeGreaterThan(20);
});

test('creates only the named sites and gives the accounts to one of them', async () => {
  expect(await seed(['beat'])).toEqual(['beat']);
  expect(new Set((await database.db.select().from(posts)).map(({ site }) => site))).toEqual(new Set(['beat']));
  const accounts = async () => (await database.db.select().from(users)).filter(({ email }) => email);
  expect(await accounts()).toHaveLength(2);
  expect(await seed()).toEqual(['marquee']);
  expect(await accounts()).toHaveLength(2);
});

test("refuses an author's key of another person", async () => {
  const file = join(content, 'marquee/site.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace('first: Ada', 'first: Ida'));
  expect(await seed()).toEqual(['beat']);
  expect(lines).toContainEqual(expect.stringMatching(/marquee\/site\.yaml: authors: "ada-north"/));
});
