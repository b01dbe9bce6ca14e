import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { demoAccounts } from '@marquee/api/acts/demoAccounts.ts';
import { openOriginals } from '@marquee/api/acts/pictures.ts';
import { readMails } from '@marquee/api/testing/mailbox.ts';
import { patientDatabase } from '@marquee/api/testing/patientDatabase.ts';
import { newReader } from '@marquee/api/testing/readers.ts';
import { seedFixtures } from '@marquee/api/testing/seedFixtures.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { until } from '@marquee/api/testing/until.ts';
import { FakeS3 } from '@marquee/platform/storage/testing/FakeS3.ts';
import { PageTickets } from '@marquee/platform/tickets/PageTickets.ts';
import { followPurges } from '@marquee/server/upstream/followPurges.ts';
import { ticketHeader } from '@marquee/shared/tickets/ticketHeader';
import { pino } from 'pino';
import sharp from 'sharp';
import { type NetworkProcess, startProcess } from './startProcess.ts';

/** A node of two, as in production. Each has an api and a data folder, and both share a database and a bucket. */
type Node = { address: string; process: NetworkProcess; mails: string; purged: string[] };

const s3 = new FakeS3('pictures', 'our-key');
const uploadsOfAnHour = 4;
const wrongPasswords = 6;
const ending = new AbortController();
const nodes: Node[] = [];
let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-nodes-'));
  const s3Endpoint = await s3.start();
  database = await createTestDatabase();
  const originalsDirectory = path.join(folder, 'originals');
  await seedFixtures(
    database.db,
    await openOriginals({ originalsDirectory, uploadStorage: { location: 'disk', region: '' } }),
  );
  const settings = {
    ...{ NODE_OPTIONS: '', API_PORT: '0', DATABASE_URL: database.url, SITES: 'beat,marquee', LOG_LEVEL: 'info' },
    ...{ UPLOAD_STORAGE: 's3://pictures', UPLOAD_S3_ENDPOINT: s3Endpoint },
    ...{ AWS_ACCESS_KEY_ID: 'our-key', AWS_SECRET_ACCESS_KEY: 'our-secret' },
    ...patientDatabase,
    PAYEE_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...{ UPLOAD_LIMIT: String(uploadsOfAnHour), SIGN_IN_LIMIT: String(wrongPasswords), IMPRESSION_FLUSH_MS: '50' },
  };
  nodes.push(...(await Promise.all(['one', 'other'].map((name) => startNode(name, settings)))));
});
afterAll(async () => {
  ending.abort();
  await Promise.all(nodes.map(({ process }) => process.stop()));
  await s3.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts a node's api, and records its purges as a shell would receive them. */
async function startNode(name: string, settings: Record<string, string>): Promise<Node> {
  const data = path.join(folder, name);
  const process = await startProcess(name, 'api/src/main.ts', { ...settings, DATA_DIR: data }, folder);
  let address: string | undefined;
  await until(async () => {
    const log = await readFile(process.logFile, 'utf8').catch(() => '');
    address = /api ready at (http:[^"]+)/.exec(log)?.[1];
    return address !== undefined;
  }, 120_000);
  const purged: string[] = [];
  let isReady = false;
  const purgeAll = () => {
    isReady = true;
  };
  const listener = { purge: (tags: readonly string[]) => purged.push(...tags), purgeAll };
  void followPurges({ url: String(address) }, [listener], pino({ level: 'silent' }), ending.signal);
  await until(() => isReady);
  return { address: String(address), process, mails: path.join(data, 'mail'), purged };
}

const rowsOf = async <Row extends object>(statement: string, values: unknown[] = []) =>
  (await database.db.$client.query<Row>(statement, values)).rows;
const countOf = async (statement: string, values: unknown[] = []) =>
  (await rowsOf<{ count: number }>(`select count(*)::int as count from ${statement}`, values))[0]?.count;
const postOfFixture = async () =>
  (
    await rowsOf<{ id: number; author_id: number }>(
      "select id::int, author_id::int from posts where key = 'ten-sleeves'",
    )
  )[0];

function nodeAt(index: number): Node {
  const node = nodes[index % 2];
  if (!node) throw new Error('The node has not started.');
  return node;
}
const first = () => nodeAt(0);
const second = () => nodeAt(1);

function call(node: Node, address: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(node.address + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
async function signIn(node: Node): Promise<{ cookie: string }> {
  const { email, password } = demoAccounts.writer;
  const response = await call(node, '/api/vocal/auth/signin', { email, password });
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}
const statusOfSession = async (node: Node, headers: { cookie: string }) =>
  (await fetch(`${node.address}/api/vocal/auth/sessions`, { headers })).status;

test('a session of one api is valid at the other until it ends at either', async () => {
  const session = await signIn(first());
  expect(await statusOfSession(second(), session)).toBe(200);
  expect((await call(second(), '/api/vocal/auth/signout', {}, session)).status).toBeLessThan(300);
  expect(await statusOfSession(first(), session)).toBe(401);
});

test('wrong passwords at either api count for both', async () => {
  const address = { 'x-forwarded-for': '203.0.113.9' };
  const guess = (node: Node, number: number) =>
    call(node, '/api/vocal/auth/signin', { email: `nobody${number}@march.example`, password: 'x' }, address);
  for (let number = 0; number < wrongPasswords; number += 1)
    expect((await guess(nodeAt(number), number)).status).toBe(401);
  expect([(await guess(first(), 98)).status, (await guess(second(), 99)).status]).toEqual([429, 429]);
});

test('a picture that one api took is shown by the other at once, and uploads to either count for both', async () => {
  const session = await signIn(second());
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  const upload = (node: Node) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg');
    return fetch(`${node.address}/api/vocal/auth/uploadImage`, { method: 'POST', headers: session, body });
  };
  for (let number = 0; number < uploadsOfAnHour; number += 1) {
    const response = await upload(nodeAt(number));
    expect(response.status).toBe(201);
    const { image } = (await response.json()) as { image: { public_id: string } };
    const shown = await fetch(
      `${nodeAt(number + 1).address}/res/media/image/upload/c_fit,f_auto,w_512/${image.public_id}`,
    );
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
  expect([(await upload(first())).status, (await upload(second())).status]).toEqual([429, 429]);
});

test('impressions at either api are counted, and an impression at both is counted once', async () => {
  const post = await postOfFixture();
  const { key } = (await (await fetch(`${first().address}/api/internal/ticketKey`)).json()) as { key: string };
  const tickets = new PageTickets(Buffer.from(key, 'base64url'));
  const read = async (node: Node, reader: Record<string, string>) => {
    const ticket = tickets.issue(reader['x-forwarded-for'] ?? '', '0'.repeat(16), Date.now() - 60_000);
    const headers = { ...reader, [ticketHeader]: ticket };
    const response = await call(node, '/api/posts/createImpression', { postId: String(post?.id) }, headers);
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  };
  const both = newReader();
  await Promise.all([
    read(first(), newReader()),
    read(second(), newReader()),
    read(first(), both),
    read(second(), both),
  ]);
  const waits = async ({ address }: Node) =>
    !/^impressions_pending_bytes 0$/m.test(await (await fetch(`${address}/metrics`)).text());
  await until(async () => !(await waits(first())) && !(await waits(second())));
  expect(await countOf('impressions where post_id = $1 and rejection is null', [post?.id])).toBe(3);
});

test('a job is done by one of the two, and both shells get its purges', async () => {
  const number = 40;
  const added = await rowsOf<{ id: number }>(
    `with added as (
        insert into posts (site, key, name, status, publish_at, author_id, created_at, modified_at)
        select 'beat', 'due-' || place, 'Due', 'scheduled', now() + interval '2 seconds', $1, now(), now()
        from generate_series(1, $2) as place returning id, site, status, version
      )
      insert into reviews (post_id, site, status, is_change, submitted_at, approved_version)
      select id, site, status, false, now(), version from added returning post_id::int as id`,
    [(await postOfFixture())?.author_id, number],
  );
  await until(async () => (await countOf("posts where key like 'due-%' and status = 'published'")) === number, 60_000);

  const steps = await rowsOf<{ subject_id: string }>("select subject_id from audit where action = 'publishScheduled'");
  expect([steps.length, new Set(steps.map((step) => step.subject_id)).size]).toEqual([number, number]);
  const tags = added.map(({ id }) => `post:${id}`).sort();
  for (const { purged } of nodes) {
    const ofPosts = () => purged.filter((tag) => tags.includes(tag)).sort();
    await until(() => new Set(ofPosts()).size === number);
    expect(ofPosts()).toEqual(tags);
  }
});

test('a node continues and runs all jobs after the other node is killed', async () => {
  const session = await signIn(first());
  first().process.child.kill('SIGKILL');
  expect(await statusOfSession(second(), session)).toBe(200);
  const { email } = demoAccounts.writer;
  const before = (await readMails(second().mails)).length;
  expect((await call(second(), '/api/vocal/auth/forgotPassword', { email })).status).toBeLessThan(300);
  await until(async () => (await readMails(second().mails)).length > before, 30_000);
});
