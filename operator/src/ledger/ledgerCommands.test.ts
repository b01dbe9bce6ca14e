import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { demoAccounts } from '@marquee/api/acts/demoAccounts.ts';
import { openWriterAccounts, recordTransfer } from '@marquee/api/acts/ledger.ts';
import { audit, impressions, ledgerAccounts, ledgerTransfers, posts, users } from '@marquee/api/acts/tables.ts';
import { createTestNetwork, type TestNetwork, testNow } from '@marquee/api/testing/testNetwork.ts';
import { eq, sql } from 'drizzle-orm';
import type { Command, CommandInput } from '../frame/Command.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { bookCommand } from './bookCommand.ts';
import { exportLedgerCommand } from './exportLedgerCommand.ts';
import { removeRateCommand } from './removeRateCommand.ts';
import { setRateCommand } from './setRateCommand.ts';
import { statementCommand } from './statementCommand.ts';
import { verifyCommand } from './verifyCommand.ts';

const { email } = demoAccounts.writer;
let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
  const [writer] = await network.db.select().from(users).where(eq(users.email, email));
  const [post] = await network.db
    .select()
    .from(posts)
    .where(eq(posts.authorId, writer?.id ?? 0));
  await network.db.insert(impressions).values(
    ['a', 'b'].map((visitor) => ({
      ...{ postId: post?.id ?? 0, authorId: writer?.id ?? 0, site: 'marquee' as const, day: '2026-06-15', visitor },
      createdAt: testNow,
    })),
  );
});
afterAll(() => network.close());

async function run(command: Command, input: Partial<CommandInput> = {}) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const { db, config, url: databaseUrl } = network;
  const context = { config, db, databaseUrl, now: testNow, print, report: print };
  const isWell = await command.run(context, { arguments: {}, options: {}, ...input });
  return { isWell, lines };
}

test('books reads once, verifies the ledger and lists each transfer in a statement', async () => {
  const [first = '', second] = [...(await run(bookCommand)).lines, ...(await run(bookCommand)).lines];
  expect(first).toBe('2 reads booked, 1 transfers.');
  expect(second).toBe('0 reads booked, 0 transfers.');
  expect(await run(verifyCommand)).toEqual({ isWell: true, lines: ['The ledger is sound.'] });
  const { lines } = await run(statementCommand, { arguments: { 'email-or-id': email.toUpperCase() } });
  expect(lines[0]).toBe(
    'id,at,kind,from,to,dollars,site,postId,post,day,reads,number,rate,percent,direction,holdId,payoutId,corrects,reason',
  );
  expect(lines[1]).toMatch(/^\d+,2026-06-15T12:00:00\.000Z,reads,expense,earned,0\.007600,marquee,/);
  expect(lines.at(-1)).toMatch(/^Balance in micros of a dollar: 7600 available, 0 on the way, 0 held, 0 paid\.$/);
  const other = await run(statementCommand, { arguments: { 'email-or-id': email }, options: { month: '2026-05' } });
  expect(other.lines).toHaveLength(2);
});

test('prints a contradiction and fails the command', async () => {
  await network.db.execute(sql`update post_views set earned = earned + 1 where (post_id, day) in (
    select post_id, day from post_views where booked > 0 order by post_id, day limit 1)`);
  const { isWell, lines } = await run(verifyCommand);
  expect(isWell).toBe(false);
  expect(lines).toEqual([
    expect.stringMatching(
      /^✖ The booked reads and micros of a day are those of its transfers: post \d+ on .* has .* instead of/,
    ),
  ]);
});

test('sets, corrects and removes a future rate and records each change with its actor', async () => {
  const by = demoAccounts.moderator.email;
  const set = (micros: string, day: string, options: CommandInput['options'] = { by }) =>
    run(setRateCommand, { arguments: { micros, 'from-day': day }, options });
  const remove = (day: string) => run(removeRateCommand, { arguments: { 'from-day': day }, options: { by } });
  expect((await set('38000', '2999-01-01')).lines).toEqual(['Reads from 2999-01-01 on earn 38000 micros.']);
  expect((await set('3800', '2999-01-01')).lines).toEqual([
    'Reads from 2999-01-01 on earn 3800 micros instead of 38000.',
  ]);
  expect((await remove('2999-01-01')).lines).toEqual(['Removed the rate of 3800 micros from 2999-01-01 on.']);
  const [moderator] = await network.db.select().from(users).where(eq(users.email, by));
  const rows = await network.db.select().from(audit).where(eq(audit.subject, 'rate')).orderBy(audit.id);
  expect(rows.map(({ action, actorId, before, after }) => [action, actorId, before, after])).toEqual([
    ['addRate', moderator?.id, null, { micros: 38_000 }],
    ['correctRate', moderator?.id, { micros: 38_000 }, { micros: 3_800 }],
    ['removeRate', moderator?.id, { micros: 3_800 }, null],
  ]);
  const failure = await set('4000', '2000-01-01').catch((error: Error) => error);
  expect(failure).toMatchObject({ message: 'The rate of 2000-01-01 has begun and stays at 3800 micros.' });
  await expect(remove('2000-01-01')).rejects.toThrow('has begun');
  await expect(set('4000', '2999-01-02', {})).rejects.toThrow(UsageError);
  await expect(set('4000', '2999-01-02', { by: email })).rejects.toThrow('no accountant or administrator of all sites');
  await expect(set('many', '2999-01-02')).rejects.toThrow(UsageError);
  await expect(set('1', 'tomorrow')).rejects.toThrow(UsageError);
});

test('exports the whole ledger in the order of its ids, with sums that match the balances', async () => {
  const { lines } = await run(exportLedgerCommand);
  const [head = '', ...rest] = lines.flatMap((line) => line.split('\r\n'));
  expect(head).toMatch(/^id,at,kind,fromAccount,from,fromWriter,toAccount,to,toWriter,micros,key,/);
  // The cells up to the amount have no commas.
  const rows = rest.map((line) => line.split(','));
  const ids = rows.map(([id]) => Number(id));
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  const sums = new Map<string, number>();
  for (const [, , , fromAccount = '', , , toAccount = '', , , micros] of rows) {
    sums.set(fromAccount, (sums.get(fromAccount) ?? 0) - Number(micros));
    sums.set(toAccount, (sums.get(toAccount) ?? 0) + Number(micros));
  }
  const accounts = await network.db.select().from(ledgerAccounts);
  expect(rows).toHaveLength(await network.db.$count(ledgerTransfers));
  expect(accounts.map(({ id }) => sums.get(String(id)) ?? 0)).toEqual(accounts.map(({ balance }) => balance));
});

test('finds the statement of a closed account by its former address and by its number', async () => {
  const account = { email: 'ola@closed.example', password: 'tin-whistle-and-kelp' };
  const form = { ...account, firstName: 'Ola', lastName: 'Strand' };
  const signUp = () => network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: form });
  const response = await signUp();
  const id = Number(response.json().user.id);
  await openWriterAccounts(network.db, [id]);
  await recordTransfer(network.db, {
    ...{ kind: 'adjustment', from: 'adjustments', to: 'earned', userId: id, micros: 5_000, at: testNow },
    ...{ key: 'closed', actorId: 1, reason: 'Test' },
  });
  const session = response.cookies.find(({ name }) => name === 'marquee_session')?.value;
  const closing = await network.app.inject({
    ...{ method: 'POST', url: '/api/vocal/auth/deleteAccount', headers: { cookie: `marquee_session=${session}` } },
    payload: { password: account.password, posts: 'unpublish', givesUp: 5_000 },
  });
  expect(closing.statusCode).toBe(200);
  for (const writer of [account.email, String(id)]) {
    const { lines } = await run(statementCommand, { arguments: { 'email-or-id': writer } });
    expect(lines.filter((line) => line.includes(',forfeit,earned,forfeited,0.005000,'))).toHaveLength(1);
    expect(lines.at(-1)).toBe('Balance in micros of a dollar: 0 available, 0 on the way, 0 held, 0 paid.');
  }
  await signUp();
  await expect(run(statementCommand, { arguments: { 'email-or-id': account.email } })).rejects.toThrow(
    `${id} (closed on 2026-06-15)`,
  );
});

test('refuses a statement for an unknown writer or month', async () => {
  await expect(run(statementCommand, { arguments: { 'email-or-id': 'nobody@here.example' } })).rejects.toThrow(
    'No account',
  );
  await expect(
    run(statementCommand, { arguments: { 'email-or-id': email }, options: { month: '2026-13' } }),
  ).rejects.toThrow(UsageError);
});
