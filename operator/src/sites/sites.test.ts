import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '@marquee/api/acts/settings.ts';
import { audit, eq, posts, siteFiles, sites } from '@marquee/api/acts/tables.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { dataSiteSchema } from '@marquee/platform/network/dataSite.ts';
import { parseCommand } from '../frame/parseCommand.ts';
import { siteCommands } from './siteCommands.ts';

const now = new Date('2026-11-30T08:00:00.000Z');
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'marquee-sites-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Runs a command of a network, and returns what it prints. */
async function run(words: string[], environment: Record<string, string> = {}): Promise<string> {
  const parsed = parseCommand(siteCommands, words);
  if (!parsed || 'isLocal' in parsed.command) throw new Error(`There is no command ${words.join(' ')}`);
  const printed: string[] = [];
  const config = readConfig({ MARQUEE_DOMAIN: 'news.test', PUBLIC_PROTOCOL: 'https', PUBLIC_PORT: '', ...environment });
  await parsed.command.run(
    {
      ...{ config, db: database.db, databaseUrl: '', now },
      ...{ print: (text) => printed.push(text), report: () => undefined },
    },
    parsed.input,
  );
  return printed.join('\n');
}

const wanted = ['--name', 'Slow & Sons', '--subject', 'slow food', '--zone', 'Europe/Rome'];
const create = (key: string, ...more: string[]) => run(['site', 'new', key, ...wanted, ...more]);
const keys = async () => (await database.db.select({ key: sites.key }).from(sites)).map(({ key }) => key);

// These tests run in order, because each test builds on the previous tests.
test('creates a site with its look, its files and a row of the audit', async () => {
  expect(await create('slow-food', '--palette', 'forest')).toContain('Slow & Sons is at https://slow-food.news.test.');
  const [row] = await database.db.select().from(sites).where(eq(sites.key, 'slow-food'));
  const { config } = dataSiteSchema.parse(row);
  expect(config).toMatchObject({
    name: 'Slow & Sons',
    timeZone: 'Europe/Rome',
    metaTitle: 'Slow & Sons: Everything about slow food',
  });
  expect(config.staticAbout).toBe('<p>Slow &amp; Sons is a magazine about slow food.</p>');
  expect(config.logo.width / config.logo.height).toBeGreaterThan(3);
  const files = await database.db.select().from(siteFiles);
  const names = files.map(({ name }) => name.replace(/\.[\da-f]{8}\./, '.'));
  expect([...new Set(names)].sort()).toEqual([
    ...['favicon.ico', 'fraunces-normal.woff2', 'icon-180.png', 'icon-192.png', 'icon-512.png'],
    ...['icon-maskable-512.png', 'icon.svg', 'logo.svg', 'share.png', 'source-sans-3-normal.woff2'],
  ]);
  const [entry] = await database.db.select().from(audit).where(eq(audit.subject, 'site'));
  expect(entry).toMatchObject({
    action: 'create',
    subjectId: 'slow-food',
    reason: expect.stringMatching(/^Command line/),
  });
});

test('lists sites of code and of data', async () => {
  const lines = (await run(['site', 'list'])).split('\n');
  expect(lines[0]).toMatch(/^KEY +NAME +ADDRESS +TIME ZONE +HOME +POSTS$/);
  expect(lines).toContainEqual(
    expect.stringMatching(/^beat +Beat +https:\/\/beat\.news\.test +America\/New_York +code +0$/),
  );
  expect(lines.at(-1)).toMatch(/^slow-food +Slow & Sons +https:\/\/slow-food\.news\.test +Europe\/Rome +data +0$/);
});

describe('a site is refused', () => {
  test.each([
    ['slow-food', [], 'already a site “slow-food”'],
    ['theswamp', [], 'already a site “theSwamp”'],
    ['vocal', [], '“vocal” is reserved'],
    ['www', [], '“www” is reserved'],
    ['Slow', [], 'cannot be a key'],
    ['slow.food', [], 'cannot be a key'],
    ['../x', [], 'cannot be a key'],
    ['a'.repeat(31), [], 'cannot be a key'],
    ['fresh', ['--zone', 'Europe/Gotham'], 'timeZone is not the IANA name of a time zone'],
    ['fresh', ['--name', ' '], '--name is missing'],
    ['fresh', ['--name', 'x'.repeat(61)], '--name has more than 60 characters'],
    ['fresh', ['--name', '日本'], 'has no letter for each character of “日本”'],
    ['fresh', ['--palette', 'neon'], 'There is no palette “neon”. Choose ink, coral'],
    ['fresh', ['--headline', 'comic-sans'], 'is no package of Fontsource'],
    ['fresh', ['--headline', '../../etc'], 'is no package of Fontsource'],
    ['fresh', ['--body', '@fontsource/no-such-font'], 'is not installed. Choose one of @fontsource-variable/'],
    ['fresh', ['--logo', '/no/such.svg'], '--logo /no/such.svg cannot be read'],
  ])('%s %j', async (key, more, reason) => {
    const before = await keys();
    await expect(create(key, ...more)).rejects.toThrow(reason);
    expect(await keys()).toEqual(before);
  });

  test('with a logo that has a script', async () => {
    const file = join(folder, 'logo.svg');
    await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>');
    await expect(create('fresh', '--logo', file)).rejects.toThrow(`--logo ${file} has the element <script>`);
  });

  test('whose host name an operator gave to another site', async () => {
    const row = { name: 'fresh.news.test', host: 'beat', kind: 'redirect' as const, domain: 'news.test', since: now };
    await database.db.$client.query(
      `insert into site_hosts (name, host, kind, domain, since) values ($1, $2, $3, $4, $5)`,
      Object.values(row),
    );
    await expect(create('fresh')).rejects.toThrow('fresh.news.test belongs to beat');
  });
});

describe('a removal', () => {
  test('of a site of code is refused', async () => {
    await expect(run(['site', 'remove', 'beat'])).rejects.toThrow('Delete shell/sites/beat');
  });

  test('of an unknown site is refused', async () => {
    await expect(run(['site', 'remove', 'fresh'])).rejects.toThrow('There is no site “fresh”');
  });

  test.each(['SITES', 'FOUR_EYES'])('of a site that %s names is refused', async (setting) => {
    const removal = run(['site', 'remove', 'slow-food'], { [setting]: 'slow-food' });
    await expect(removal).rejects.toThrow(`${setting} names slow-food`);
  });

  test('keeps posts, and loses none silently', async () => {
    await database.db.insert(posts).values({ site: 'slow-food', name: 'Bread', createdAt: now, modifiedAt: now });
    await expect(run(['site', 'remove', 'slow-food'])).rejects.toThrow('slow-food has 1 posts');
    expect(await run(['site', 'remove', 'slow-food', '--keep-content'])).toContain('Kept 1 posts');
    expect(await keys()).not.toContain('slow-food');
    expect(await database.db.select().from(siteFiles)).toEqual([]);
    expect(await database.db.select().from(posts).where(eq(posts.site, 'slow-food'))).toHaveLength(1);
    await create('slow-food');
    expect(await run(['site', 'list'])).toContain('slow-food');
  });
});
