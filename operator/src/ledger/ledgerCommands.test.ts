import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { demoAccounts } from '@marquee/api/accounts/demo/demoAccounts.ts';
import { impressions } from '@marquee/api/db/schema/impressions.ts';
import { posts } from '@marquee/api/db/schema/posts.ts';
import { users } from '@marquee/api/db/schema/users.ts';
import { createTestNetwork, type TestNetwork, testNow } from '@marquee/api/testing/testNetwork.ts';
import { eq, sql } from 'drizzle-orm';
import type { Command, CommandInput } from '../frame/Command.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { addRateCommand } from './addRateCommand.ts';
import { bookCommand } from './bookCommand.ts';
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

test('reads are booked once, the ledger is sound, and a statement has each transfer', async () => {
  const [first = '', second] = [...(await run(bookCommand)).lines, ...(await run(bookCommand)).lines];
  expect(first).toBe('2 reads booked, 1 transfers.');
  expect(second).toBe('0 reads booked, 0 transfers.');
  expect(await run(verifyCommand)).toEqual({ isWell: true, lines: ['The ledger is sound.'] });
  const { lines } = await run(statementCommand, { arguments: { email: email.toUpperCase() } });
  expect(lines[0]).toBe(
    'id,at,kind,from,to,dollars,site,postId,post,day,reads,number,rate,holdId,payoutId,corrects,reason',
  );
  expect(lines[1]).toMatch(/^\d+,2026-06-15T12:00:00\.000Z,reads,expense,earned,0\.007600,marquee,/);
  expect(lines.at(-1)).toMatch(/^Now, in micros of a dollar: 7600 available, 0 on the way, 0 held, 0 paid\.$/);
  const other = await run(statementCommand, { arguments: { email }, options: { month: '2026-05' } });
  expect(other.lines).toHaveLength(2);
});

test('a contradiction is printed, and ends the command with a fault', async () => {
  await network.db.execute(sql`update post_views set earned = earned + 1 where (post_id, day) in (
    select post_id, day from post_views where booked > 0 order by post_id, day limit 1)`);
  const { isWell, lines } = await run(verifyCommand);
  expect(isWell).toBe(false);
  expect(lines).toEqual([
    expect.stringMatching(
      /^✖ The booked reads and micros of a day are those of its transfers: post \d+ on .* should have/,
    ),
  ]);
});

test('a rate is set from a later day on, and a wrong one is refused', async () => {
  const set = (micros: string, day: string) => run(addRateCommand, { arguments: { micros, 'from-day': day } });
  expect((await set('4000', '2027-01-01')).lines).toEqual(['Reads from 2027-01-01 on earn 4000 micros.']);
  await expect(set('4000', '2027-01-01')).rejects.toThrow('A rate begins on 2027-01-01 already.');
  await expect(set('many', '2027-01-02')).rejects.toThrow(UsageError);
  await expect(set('1', 'tomorrow')).rejects.toThrow(UsageError);
});

test('a statement of nobody, or of no month, is refused', async () => {
  await expect(run(statementCommand, { arguments: { email: 'nobody@here.example' } })).rejects.toThrow('No account');
  await expect(run(statementCommand, { arguments: { email }, options: { month: '2026-13' } })).rejects.toThrow(
    UsageError,
  );
});
