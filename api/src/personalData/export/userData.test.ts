import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import yauzl from 'yauzl';
import { attemptCounts } from '../../kernel/db/schema/attemptCounts.ts';
import { holds } from '../../kernel/db/schema/holds.ts';
import { impressions } from '../../kernel/db/schema/impressions.ts';
import { mediaItems } from '../../kernel/db/schema/media.ts';
import { postBylines } from '../../kernel/db/schema/postBylines.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { savedViews } from '../../kernel/db/schema/savedViews.ts';
import { stories, storyMessages } from '../../kernel/db/schema/stories.ts';
import { templates } from '../../kernel/db/schema/templates.ts';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { bookReads } from '../../money/ledger/bookReads.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, listenAnywhere, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';
import { signIn } from '../../testing/writers.ts';
import { readDraft } from '../../writing/drafts/readDraft.ts';

let network: TestNetwork;
let port = 0;
let cookie = '';
let writer = 0;
const ids: Record<string, number> = {};
const picture = await sharp({
  create: {
    width: 900,
    height: 900,
    channels: 3,
    background: '#c33',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer();

beforeAll(async () => {
  network = await createTestNetwork();
  const { db, app, originals } = network;
  port = await listenAnywhere(app);
  const account = { email: 'ola@data.example', password: 'tin-whistle-and-kelp' };
  await app.inject({
    method: 'POST',
    url: '/api/vocal/auth/signup',
    payload: { ...account, firstName: 'Ola', lastName: 'Strand' },
  });
  cookie = await signIn(app, account);
  const [user] = await db.select().from(users).where(eq(users.email, account.email));
  writer = user?.id ?? 0;
  const old = new Date(testNow.getTime() - 31 * 86_400_000);
  const times = { createdAt: old, modifiedAt: old };
  for (const [name, fields] of Object.entries({
    '=Tape': { status: 'published', key: 'tape-of-ola', publishedAt: old },
    Draft: { title: 'Fish & <chips>', content: '<p>Salt.</p>' },
    Trash: { deletedAt: new Date(testNow.getTime() - 86_400_000) },
    Gone: { deletedAt: old },
    Stranger: { authorId: 1, content: '<p>A secret of somebody else.</p>' },
  } as const)) {
    const [post] = await db
      .insert(posts)
      .values({ authorId: writer, site: 'beat', name, ...times, ...fields })
      .returning();
    ids[name] = post?.id ?? 0;
  }
  await db.insert(savedViews).values({ userId: writer, page: 'board', name: 'Late', search: '?site=beat' });
  const byline = { position: 1, userId: writer, role: 'photographs', percent: 0 } as const;
  await db.insert(postBylines).values({ postId: ids.Stranger ?? 0, ...byline });
  const [author] = await db.select().from(users).where(eq(users.id, writer));
  if (!author) throw new Error('The writer has no account.');
  const { fields } = await readDraft(db, author, String(ids['=Tape']));
  await db.insert(workingCopies).values({
    ...{ postId: ids['=Tape'] ?? 0, version: 2, since: testNow, modifiedAt: testNow },
    fields: { ...fields, title: 'The changed title' },
  });
  for (const [userId, name] of [
    [writer, 'Recipe'],
    [1, 'A recipe of somebody else'],
  ] as const) {
    const content = { content: '<p>Salt.</p>', modules: [] };
    const [template] = await db
      .insert(templates)
      .values({ userId, kind: 'post', name, content, createdAt: testNow })
      .returning();
    ids[name] = template?.id ?? 0;
  }
  for (const [name, writerId] of [
    ['Pitch', writer],
    ['A pitch of somebody else', 1],
  ] as const) {
    const [story] = await db
      .insert(stories)
      .values({
        ...{ state: 'pitched', slug: name, brief: 'A', site: 'beat', writerId, creatorId: writerId, ...times },
        creationKey: crypto.randomUUID(),
      })
      .returning();
    ids[name] = story?.id ?? 0;
    const message = { storyId: ids[name], kind: 'ask', authorId: 1, at: testNow, text: 'Which harbour?' } as const;
    await db.insert(storyMessages).values(message);
  }
  for (const [publicId, userId, isStored] of [
    ['uploads/own', writer, true],
    ['uploads/lost', writer, false],
    ['uploads/other', 1, true],
  ] as const) {
    await db.insert(uploads).values({
      ...{ publicId, userId, format: 'png', width: 900, height: 900, bytes: picture.length, createdAt: testNow },
    });
    if (isStored) await originals.write(publicId, 'png', picture);
  }
  const item = {
    site: 'beat',
    fileName: 'a.png',
    rights: '',
    isForWriters: true,
    words: '',
    addedAt: testNow,
  } as const;
  for (const [publicId, addedBy, title] of [
    ['uploads/own', writer, '=Pier'],
    ['uploads/other', 1, 'A secret of somebody else'],
  ] as const)
    await db.insert(mediaItems).values({ ...item, publicId, original: publicId, addedBy, title, credit: 'Ola' });
  let visitors = 0;
  for (const [name, rejection] of [
    ['=Tape', null],
    ['=Tape', null],
    ['=Tape', 'bot'],
    ['Gone', 'prefetch'],
    ['Stranger', null],
  ] as const) {
    visitors += 1;
    await db.insert(impressions).values({
      ...{ postId: ids[name] ?? 0, authorId: name === 'Stranger' ? 1 : writer, site: 'beat', day: '2026-06-14' },
      ...{ visitor: `${visitors}`, rejection, createdAt: testNow },
    });
  }
  await bookReads(db, testNow);
  await db.insert(holds).values({
    ...{ userId: writer, status: 'answered', amount: 7_600, reads: 2, day: '2026-06-14', sites: ['beat'] },
    ...{ filter: { day: '2026-06-14' }, reason: '=One network', placedBy: 1, placedAt: testNow, until: testNow },
    ...{ answer: 'A class.', answeredAt: testNow },
  });
});
afterAll(() => network.close());
beforeEach(() => network.db.delete(attemptCounts));

const download = (as = cookie) => network.app.inject({ url: '/api/vocal/user/data.zip', headers: { cookie: as } });

async function filesIn(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(archive);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray()));
  return files;
}

test('contains posts, pictures, reads, transfers and account, and nothing of other accounts', async () => {
  const { headers, rawPayload } = await download();
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="vocal-data-2026-06-15.zip"',
    'cache-control': 'private, no-store',
  });
  const files = await filesIn(rawPayload);
  const [tape, draft, trash] = ['=Tape', 'Draft', 'Trash'].map((name) => `posts/${ids[name]}`);
  expect([...files.keys()]).toEqual([
    ...['README.txt', 'account.json'],
    ...['post.json', 'post.html', 'published.json', 'published.html'].map((file) => `${tape}/${file}`),
    ...[`${draft}/post.json`, `${draft}/post.html`, `${trash}/post.json`, `${trash}/post.html`],
    `templates/${ids.Recipe}.json`,
    `stories/${ids.Pitch}.json`,
    ...['pictures/uploads-own.png', 'pictures.csv', 'library.csv'],
    ...['reads.csv', 'transfers.csv', 'payouts.csv', 'holds.csv'],
  ]);
  const text = (path: string) => String(files.get(path));
  const lines = (path: string) => text(path).trim().split('\r\n');
  expect(JSON.parse(text('account.json'))).toMatchObject({
    email: 'ola@data.example',
    signedInBrowsers: [{ device: '' }, {}],
    savedViews: [{ page: 'board', name: 'Late', search: '?site=beat' }],
    bylines: [{ postId: String(ids.Stranger), post: 'Stranger', role: 'photographs', percent: 0 }],
  });
  expect(text('account.json')).not.toContain('argon2');
  expect(lines('holds.csv')[1]).toMatch(/^\d+,answered,0\.0076\d*,2,2026-06-14,.*,'=One network,A class\.,,$/);
  expect(JSON.parse(text(`${tape}/post.json`)).title).toBe('The changed title');
  expect(JSON.parse(text(`${tape}/published.json`)).title).toBe('');
  expect(JSON.parse(text(`stories/${ids.Pitch}.json`))).toMatchObject({
    ...{ slug: 'Pitch', isWriter: true, messages: [{ kind: 'ask', text: 'Which harbour?' }] },
  });
  expect(JSON.parse(text(`templates/${ids.Recipe}.json`))).toMatchObject({ name: 'Recipe', content: '<p>Salt.</p>' });
  expect(text(`${draft}/post.html`)).toContain('<h1>Fish &amp; &lt;chips&gt;</h1>\n<p>Salt.</p>');
  expect(files.get('pictures/uploads-own.png')?.equals(picture)).toBe(true);
  expect(lines('pictures.csv').slice(1).sort()).toEqual([
    expect.stringMatching(/^uploads\/lost,,png,900,900,/),
    expect.stringMatching(/^uploads\/own,uploads-own.png,png,900,900,/),
  ]);
  expect(lines('library.csv').slice(1)).toEqual([`beat,uploads/own,'=Pier,a.png,Ola,,,,${testNow.toISOString()}`]);
  expect(lines('reads.csv').slice(1)).toEqual([
    `2026-06-14,${ids['=Tape']},'=Tape,beat,2,2,0.007600,1,0,0,0,0,0,0,0,0,0,0`,
    `2026-06-14,${ids.Gone},Gone,beat,0,0,0.000000,0,1,0,0,0,0,0,0,0,0,0`,
  ]);
  expect(lines('transfers.csv')).toHaveLength(2);
  for (const name of ['library.csv', 'reads.csv', 'transfers.csv', 'pictures.csv'])
    expect(text('README.txt')).toContain(name);
  for (const content of files.values()) expect(String(content)).not.toContain('secret of somebody else');
});

test('lists reads of days that are far apart once each', async () => {
  const postId = ids.Draft ?? 0;
  const days = ['2020-01-01', '2020-01-31', '2020-02-01', '2023-05-05'];
  await network.db.insert(impressions).values(
    days.map((day) => ({
      ...{ postId, authorId: writer, site: 'beat' as const, day, visitor: 'a', createdAt: new Date(day) },
    })),
  );
  const reads = String((await filesIn((await download()).rawPayload)).get('reads.csv'));
  const ofDraft = reads.split('\r\n').filter((line) => line.includes(`,${postId},Draft,`));
  expect(ofDraft.map((line) => line.slice(0, 10))).toEqual(days);
});

test('allows five archives a day for an account', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await download()).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await download(await signIn(network.app, demoAccounts.moderator))).statusCode).toBe(200);
});

test('allows one archive at a time for an account, which ends with its caller', async () => {
  // The pictures exceed the buffers of a connection, so that the archive waits for its reader.
  const numbers = Array.from({ length: 12 }, (_, number) => `uploads/more-${number}`);
  for (const publicId of numbers) {
    await network.db.insert(uploads).values({
      ...{
        publicId,
        userId: writer,
        format: 'png',
        width: 900,
        height: 900,
        bytes: picture.length,
        createdAt: testNow,
      },
    });
    await network.originals.write(publicId, 'png', picture);
  }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/api/vocal/user/data.zip', headers: { cookie } }, resolve).on(
      'error',
      reject,
    );
  });
  const second = await download();
  expect([second.statusCode, second.json().code, second.headers['retry-after']]).toEqual([503, 'busy', '60']);
  response.destroy();
  await until(async () => (await download()).statusCode === 200);
});

/** Creates an account with more pictures than the buffers of a connection hold, and starts a download that is never read. */
async function openSlowReader(number: number, from: string): Promise<IncomingMessage> {
  const account = { email: `slow-${number}@data.example`, password: 'tin-whistle-and-kelp' };
  const payload = { ...account, firstName: 'Slow', lastName: 'Reader' };
  await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload });
  const [user] = await network.db.select().from(users).where(eq(users.email, account.email));
  for (let count = 0; count < 8; count += 1) {
    const publicId = `uploads/slow-${number}-${count}`;
    await network.db.insert(uploads).values({
      ...{ publicId, userId: user?.id ?? 0, format: 'png', width: 900, height: 900 },
      ...{ bytes: picture.length, createdAt: testNow },
    });
    await network.originals.write(publicId, 'png', picture);
  }
  const headers = { cookie: await signIn(network.app, account), 'x-forwarded-for': from };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/api/vocal/user/data.zip', headers }, resolve).on('error', reject);
  });
}

test('keeps stalled readers from blocking archives of other networks', async () => {
  const slow: IncomingMessage[] = [];
  for (let number = 0; number < 5; number += 1) slow.push(await openSlowReader(number, `198.51.${number}.7`));
  expect(slow.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect((await filesIn((await download()).rawPayload)).has('README.txt')).toBe(true);
  for (let number = 5; number < 9; number += 1) slow.push(await openSlowReader(number, `203.0.113.${number}`));
  const fifth = await openSlowReader(9, '203.0.113.9');
  expect(fifth.statusCode).toBe(503);
  for (const response of [...slow, fifth]) response.destroy();
});
