import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readOwnHosts } from '@marquee/api/acts/hosts.ts';
import { readConfig } from '@marquee/api/acts/settings.ts';
import { audit } from '@marquee/api/acts/tables.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { maxOwnHosts } from '@marquee/platform/network/networkData.ts';
import { parseCommand } from '../frame/parseCommand.ts';
import { hostCommands } from './hostCommands.ts';
import { parseHostName } from './parseHostName.ts';

const now = new Date('2026-11-30T08:00:00.000Z');

describe('a host name', () => {
  test.each([
    ['www.Beat.Example', 'www.beat.example'],
    ['beat.example.', 'beat.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['  beat.example  ', 'beat.example'],
    ['日本。example', 'xn--wgv71a.example'],
  ])('is normalized: %s', (typed, name) => {
    expect(parseHostName(typed)).toBe(name);
  });

  test.each([
    ['https://beat.example', 'is an address'],
    ['beat.example/page', 'is an address'],
    ['me@beat.example', 'is an address'],
    ['beat.example:443', 'has a port'],
    ['*.beat.example', 'has a wildcard'],
    ['192.0.2.1', 'is an IP address'],
    ['[2001:db8::1]', 'is an IP address'],
    ['0x7f.1', 'is the IP address 127.0.0.1'],
    ['2130706433', 'is the IP address 127.0.0.1'],
    ['beat', 'is not a host name'],
    ['', 'is not a host name'],
    ['beat..example', 'is not a host name'],
    ['-beat.example', 'is not a host name'],
    ['be_at.example', 'is not a host name'],
    ['be at.example', 'is not a host name'],
    [`${'a'.repeat(64)}.example`, 'is not a host name'],
    [`${'a.'.repeat(130)}example`, 'is not a host name'],
    ['a'.repeat(1_001), 'is too long'],
  ])('is refused: %s', (typed, reason) => {
    expect(() => parseHostName(typed)).toThrow(reason);
  });
});

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const settings = { MARQUEE_DOMAIN: 'news.test', COOKIE_DOMAIN: 'news.test', SITES: 'beat,feast,marquee' };

/** Runs a command of a network, and returns what it prints. */
async function run(line: string, environment: Record<string, string> = settings): Promise<string> {
  const parsed = parseCommand(hostCommands, line.split(' '));
  if (!parsed || 'isLocal' in parsed.command) throw new Error(`There is no command ${line}`);
  const printed: string[] = [];
  const { db } = database;
  await parsed.command.run(
    {
      ...{ config: readConfig(environment), db, databaseUrl: '', now },
      ...{ print: (text) => printed.push(text), report: () => undefined },
    },
    parsed.input,
  );
  return printed.join('\n');
}

const namesOf = async (domain = 'news.test') =>
  (await readOwnHosts(database.db, domain)).map(({ name, host, kind }) => `${host} ${name} ${kind}`);

test('a site gets a canonical name, and a former one redirects', async () => {
  expect(await run('host add beat Beat.test')).toContain('beat.test serves beat.');
  expect(await run('host add beat www.beat.test')).toContain('beat.test redirects to it.');
  expect(await namesOf()).toEqual(['beat beat.test redirect', 'beat www.beat.test canonical']);
  const rows = await database.db.select().from(audit).orderBy(audit.id);
  expect(rows.map(({ action, subjectId, site, after }) => [action, subjectId, site, after])).toEqual([
    ['create', 'beat.test', 'beat', { host: 'beat', kind: 'canonical' }],
    ['change', 'beat.test', 'beat', { host: 'beat', kind: 'redirect' }],
    ['create', 'www.beat.test', 'beat', { host: 'beat', kind: 'canonical' }],
  ]);
  expect(rows[0]?.reason).toContain('Command line');
});

test('a name that redirects becomes the canonical one, and the other way round', async () => {
  await run('host add beat beat.test --redirects');
  expect(await namesOf()).toEqual(['beat beat.test redirect']);
  await run('host add beat beat.test');
  expect(await namesOf()).toEqual(['beat beat.test canonical']);
  await run('host add beat beat.test');
  await run('host add beat beat.test --redirects');
  expect(await namesOf()).toEqual(['beat beat.test redirect']);
  expect(await database.db.select().from(audit)).toHaveLength(3);
});

test('a removed name leaves the site below the domain', async () => {
  await run('host add beat beat.test');
  expect(await run('host remove BEAT.test')).toContain('beat.news.test serves beat.');
  expect(await namesOf()).toEqual([]);
  await expect(run('host remove beat.test')).rejects.toThrow('No site has the host name beat.test');
});

test('the list has the usual and the own names of each site', async () => {
  await run('host add beat www.beat.test');
  await run('host add beat beat.test --redirects');
  expect((await run('host list')).split('\n')).toEqual([
    'beat         www.beat.test since 2026-11-30',
    '               beat.news.test redirects',
    '               beat.test since 2026-11-30 redirects',
    'feast        feast.news.test',
    'marquee      marquee.news.test',
    'vocal        vocal.news.test',
  ]);
});

test.each([
  ['add beat feast.news.test', 'belongs to feast'],
  ['add beat omni.news.test', 'belongs to omni'],
  ['add beat vocal.news.test', 'belongs to vocal'],
  ['add beat www.feast.news.test', 'belongs to feast'],
  ['add beat beat.news.test', 'is the usual name of beat'],
  ['add omni omni.test', 'There is no site “omni”'],
  ['add Beat beat.test', 'There is no site “Beat”'],
  ['add beat taken.test', 'taken.test belongs to feast'],
  ['add beat taken.test --redirects', 'taken.test belongs to feast'],
  ['add beat 192.0.2.1', 'is an IP address'],
  ['add beat', '<host> is missing'],
])('host %s is refused', async (line, reason) => {
  await run('host add feast taken.test');
  await expect(run(`host ${line}`)).rejects.toThrow(reason);
  expect(await namesOf()).toEqual(['feast taken.test canonical']);
});

test.each(['news.test', 'www.news.test', 'www.beat.news.test', 'notfeast.news.test'])(
  'a site can have %s, which no other site has',
  async (name) => {
    await run(`host add beat ${name}`);
    expect(await namesOf()).toEqual([`beat ${name} canonical`]);
  },
);

test('refuses more names than a network has', async () => {
  await database.db.$client.query(`insert into site_hosts (name, host, kind, domain, since)
    select 'a' || n || '.test', 'beat', 'redirect', 'news.test', now() from generate_series(1, ${maxOwnHosts}) n`);
  await expect(run('host add feast feast.test')).rejects.toThrow('which is the maximum');
  await run('host add beat a1.test');
});

test('a copy of the database in a network with another domain has no names, and can have the same', async () => {
  await run('host add beat beat.test');
  const staging = { MARQUEE_DOMAIN: 'staging.test', SITES: 'beat,feast' };
  expect(await run('host list', staging)).toContain('beat.staging.test');
  await expect(run('host remove beat.test', staging)).rejects.toThrow('No site has');
  await run('host add feast beat.test', staging);
  expect(await namesOf('staging.test')).toEqual(['feast beat.test canonical']);
});

test('says what changes for people', async () => {
  expect(await run('host add beat beat.test')).toContain('Signed-in writers see no “Edit post” there.');
  expect(await run('host add beat music.news.test')).not.toContain('Edit post');
  const ofVocal = await run('host add vocal creators.test');
  expect(ofVocal).toContain('Passkeys of vocal.news.test');
  expect(ofVocal).toContain('https://creators.test/api/vocal/auth/openid/callback');
});
