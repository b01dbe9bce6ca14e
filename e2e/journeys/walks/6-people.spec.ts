import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import { askPublic } from '../people/askPublic.ts';
import { Person } from '../people/Person.ts';
import { type PublishedPost, publish } from '../people/publish.ts';
import { readAsAPerson } from '../people/readAsAPerson.ts';
import type { Topology } from '../topology/Topology.ts';

const password = 'salt-marsh-and-lantern';
/** Together with one read in a browser, these reads earn 35.0018 dollars, of which a payout takes whole cents. */
const moreReads = 9_210;

/** An account that the operator makes, signed in. @param options of `user create` */
async function colleague(topology: Topology, email: string, name: string, options: string): Promise<Person> {
  const file = path.join(topology.folder, 'password-of-a-colleague');
  await writeFile(file, password, { mode: 0o600 });
  const command = `npm run marquee -- user create ${email} ${name} Doe ${options} --password-stdin < ${file}`;
  const { code, output } = await topology.terminal().shell(command);
  expect(code, output).toBe(0);
  const person = new Person(topology.address, { email, password, firstName: name, lastName: 'Doe' });
  await person.signIn();
  return person;
}

let editor: Person;
let stranger: Person;
let post: PublishedPost;

journey('a writer signs up, writes, and an editor of one site publishes', async ({ installation }) => {
  const { topology, moderator } = installation;
  editor = await colleague(topology, 'beat@editors.example', 'Bea', '--admin --sites beat');
  stranger = new Person(topology.address, {
    ...{ email: 'nils@writers.example', password, firstName: 'Nils', lastName: 'Aker' },
  });
  await stranger.signUp();
  post = await publish(stranger, editor, 'beat', 'The ferry that never left');
  await expect.poll(async () => (await topology.ask('beat', post.path)).text).toContain(post.title);
  expect(await moderator.status('GET', `/api/vocal/review/${post.id}`)).toBe(200);
});

journey('a stranger without an account gets 401 from every room of Vocal', async ({ installation }) => {
  const { topology } = installation;
  for (const address of ['posts', `posts/${post.id}`, 'review', 'audit', 'payouts', 'user/balance', 'networkMoney'])
    expect((await askPublic(topology.address, 'vocal', `/api/vocal/${address}`)).status, address).toBe(401);
});

journey('a writer gets nothing of other writers, of moderators and of the accountant', async ({ installation }) => {
  const { posts, writer } = installation;
  const [others] = posts;
  for (const [method, address, status] of [
    ['GET', `posts/${others?.id}`, 404],
    ['DELETE', `posts/${others?.id}`, 404],
    ['POST', `posts/${others?.id}/previews`, 404],
    ['GET', 'review', 403],
    ['GET', 'audit', 403],
    ['GET', 'payouts', 403],
    ['GET', 'payouts.csv', 403],
    ['GET', 'networkMoney', 403],
    ['GET', 'curation/beat/categories', 403],
  ] as const)
    expect(await stranger.status(method, `/api/vocal/${address}`), `${method} ${address}`).toBe(status);
  const words = { content: '<p>Taken over.</p>' };
  const save = () => stranger.status('PUT', `/api/vocal/posts/${others?.id}`, words, { 'if-match': '*' });
  expect(await save()).toBe(404);
  expect(await writer.status('GET', `/api/vocal/posts/${others?.id}`)).toBe(200);
});

journey('an editor of one site gets nothing of another site', async ({ installation }) => {
  const { writer } = installation;
  const draft = await writer.write('feast', 'Not for Beat');
  const waiting = await writer.write('feast', 'Waits at Feast');
  await writer.submit(waiting, 'feast');
  for (const id of [draft, waiting]) {
    for (const [method, address] of [
      ['GET', `posts/${id}`],
      ['GET', `posts/resource/${id}`],
      ['GET', `review/${id}`],
      ['POST', `review/${id}/claim`],
      ['POST', `posts/${id}/previews`],
      ['DELETE', `posts/${id}`],
    ] as const)
      expect(await editor.status(method, `/api/vocal/${address}`), `${method} ${address}`).toBe(404);
    const move = { site: 'beat' };
    expect(await editor.status('PUT', `/api/vocal/posts/${id}`, move, { 'if-match': '*' })).toBe(404);
  }
  for (const address of ['curation/feast/categories', 'payouts', 'payouts.csv', 'networkMoney?site=feast'])
    expect(await editor.status('GET', `/api/vocal/${address}`), address).toBe(403);
});

journey('a moderator cannot rewrite an own post that another moderator has approved', async ({ installation }) => {
  const { topology, moderator } = installation;
  const id = await editor.write('beat', 'Approved as it is');
  await editor.submit(id, 'beat');
  const publishAt = new Date(Date.now() + 20_000).toISOString();
  await moderator.decide(id, 'schedule', { publishAt });
  const rewritten = { content: '<p>Nobody has read this.</p>' };
  expect(await editor.status('PUT', `/api/vocal/posts/${id}`, rewritten, { 'if-match': '*' })).toBe(409);
  const page = async () => (await topology.ask('beat', '/approved-as-it-is')).text;
  await expect.poll(page, { timeout: 60_000 }).toContain('The crane driver sings');
  expect(await page()).not.toContain('Nobody has read this.');
});

journey(
  'a read of 15 seconds and a third of the page is paid, by way of the books, another person and the bank',
  async ({ installation, browser }) => {
    const { topology, moderator } = installation;
    const operator = topology.terminal();
    await readAsAPerson(browser, topology.address, 'beat', post.path);
    const statement = async () => {
      await operator.shell('npm run marquee -- ledger book');
      return (await operator.shell(`npm run marquee -- ledger statement ${stranger.account.email}`)).output;
    };
    await expect.poll(statement, { timeout: 180_000 }).toContain(',expense,earned,');
    await topology.postgres.query(
      `insert into impressions (post_id, author_id, site, day, visitor, network, created_at)
      select id, author_id, site, (now() at time zone 'UTC')::date, 'reader ' || number, '', now()
      from posts, generate_series(1, ${moreReads}) as number where id = ${post.id}`,
      'marquee',
    );
    expect((await operator.shell('npm run marquee -- ledger book')).code).toBe(0);

    const request = { address: 'DE89 3704 0044 0532 0130 00' };
    const requested = await stranger.do<{ payout: { id: string } }>('POST', '/api/vocal/user/payouts', request, {
      'idempotency-key': crypto.randomUUID(),
    });
    const decision = `/api/vocal/payouts/${requested.payout.id}/decision`;
    for (const person of [stranger, editor])
      expect(await person.status('POST', decision, { action: 'approve' })).toBe(403);
    await moderator.do('POST', decision, { action: 'approve' });
    expect((await operator.shell('npm run marquee -- payouts send')).code).toBe(0);
    const exported = (await operator.shell('npm run --silent marquee -- payouts export')).output;
    const line = exported.split(/\r?\n/).find((one) => one.startsWith(`${requested.payout.id},`));
    expect(line).toContain('35.00,USD');
    const file = path.join(topology.folder, 'confirmations.csv');
    await writeFile(file, `id,status,dollars,reference\n${requested.payout.id},paid,35.00,B-7\n`);
    const confirmed = await operator.shell(`npm run marquee -- payouts confirm ${file}`);
    expect(confirmed.output).toContain(`payout ${requested.payout.id}: done`);
    const { payouts } = await stranger.do<{ payouts: { status: string }[] }>('GET', '/api/vocal/user/payouts');
    expect(payouts.map(({ status }) => status)).toEqual(['paid']);
    expect((await operator.shell('npm run marquee -- ledger verify')).output).toContain('The ledger is sound.');
  },
);
