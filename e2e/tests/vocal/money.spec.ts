import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { demoAccounts } from '../../../api/src/people/demo/demoAccounts.ts';
import { originOf, ports } from '../../network/addresses.ts';
import { type OwnNetwork, startOwnNetwork } from '../../network/ownNetwork.ts';
import { runMarquee } from '../../network/runMarquee.ts';
import { addReads } from './steps/addReads.ts';
import { expectAccessible } from './steps/expectAccessible.ts';
import { signIn } from './steps/people.ts';

const vocal = originOf('vocal', ports.money);
/** Headless browsers say so in their name, and their reads do not count. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';
/** Together with the read in the browser, 9,211 reads earn 35.0018 dollars. */
const moreReads = 9_210;
const ticketMs = 16_000;

let network: OwnNetwork;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  network = await startOwnNetwork(ports.money, ports.moneyApi);
});
test.afterAll(() => network?.stop());

const marquee = (...words: string[]) => runMarquee(network, ...words);

async function openAs(browser: Browser, account: { email: string; password: string }): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, account, vocal);
  return page;
}

/** Reads a post as a person does: 15 seconds, and past a third. */
async function readPost(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ userAgent, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const sent = page.waitForResponse((response) => response.url().includes('/createImpression'), { timeout: 60_000 });
  await page.goto(address);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.5));
  await page.waitForTimeout(ticketMs);
  await page.evaluate(() => scrollBy(0, 50));
  expect((await sent).ok()).toBe(true);
  await context.close();
}

test('a read becomes money that its writer can follow, ask for and receive', async ({ browser }) => {
  test.setTimeout(180_000);
  const writer = await openAs(browser, demoAccounts.writer);
  const post = await writer.evaluate(async () => {
    const { posts } = await (await fetch('/api/vocal/posts?status=published')).json();
    return posts[0];
  });
  const site = originOf(post.site, ports.money);
  await readPost(browser, site + post.urlPath);
  // The api books every minute, and may be faster than this command.
  const statementAfterBooking = async () => {
    await marquee('ledger', 'book');
    return marquee('ledger', 'statement', demoAccounts.writer.email);
  };
  await expect.poll(statementAfterBooking, { timeout: 60_000 }).toContain(',expense,earned,');

  await writer.goto(`${vocal}/vocal/money`);
  await expect(writer.getByRole('definition').first()).toHaveText('0.0038 USD');
  await expectAccessible(writer, 'money');
  await writer.getByRole('table', { name: 'Earnings' }).getByRole('link').first().click();
  await expect(writer.getByText('1 read at 0.0038 USD')).toBeVisible();
  await expectAccessible(writer, 'transfers');
  await writer.getByRole('table', { name: 'Transactions' }).getByRole('link').first().click();
  await expect(writer.getByText('1 read counted, 1 added to your balance, at 0.0038 USD each.')).toBeVisible();
  await expect(writer.getByRole('cell', { name: 'Yes' })).toHaveCount(1);
  await expectAccessible(writer, 'reads');

  await addReads(network, post.id, moreReads);
  await marquee('ledger', 'book');
  await writer.goto(`${vocal}/vocal/money`);
  await writer.getByRole('button', { name: 'Request 35.00 USD' }).click();
  await writer.getByLabel('Account for payouts').fill('DE89 3704 0044 0532 0130 00');
  await expectAccessible(writer, 'payout');
  await writer.getByRole('button', { name: 'Request payout' }).click();
  await expect(writer.getByRole('table', { name: 'Payouts' })).toContainText('Requested');

  const moderator = await openAs(browser, demoAccounts.moderator);
  const approved = await moderator.evaluate(async () => {
    const { payouts } = await (await fetch('/api/vocal/payouts?status=requested')).json();
    const body = JSON.stringify({ action: 'approve' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`/api/vocal/payouts/${payouts[0].id}/decision`, { method: 'POST', headers, body })).status;
  });
  expect(approved).toBe(200);
  await marquee('payouts', 'send');
  const [, line = ''] = (await marquee('payouts', 'export')).split('\r\n');
  const [id, dollars] = line.split(',');
  expect(line).toContain('35.00,USD');
  const file = path.join(network.dataFolder, 'confirmations.csv');
  await writeFile(file, `id,status,dollars,reference\n${id},paid,${dollars},B-7\n`);
  expect(await marquee('payouts', 'confirm', file)).toContain(`payout ${id}: done`);

  await writer.reload();
  await expect(writer.getByRole('table', { name: 'Payouts' })).toContainText('Paid');
  await expect(writer.getByRole('definition')).toHaveText(['0.0018 USD', '0.00 USD', '0.00 USD', '35.00 USD']);
  expect(await marquee('ledger', 'verify')).toContain('The ledger is sound.');
  const statement = (await marquee('ledger', 'statement', demoAccounts.writer.email)).trim().split('\n').slice(1);
  const sumOf = (way: string) =>
    statement.filter((row) => row.includes(way)).reduce((sum, row) => sum + Number(row.split(',')[5]) * 1_000_000, 0);
  expect(Math.round(sumOf(',expense,earned,') - sumOf(',earned,payouts,'))).toBe(1_800);
  expect(Math.round(sumOf(',payouts,paid,'))).toBe(35_000_000);
});

test('earnings of any two dates and one magazine are a chart, a table and a file with the same sum', async ({
  browser,
}) => {
  const writer = await openAs(browser, demoAccounts.writer);
  await expect(writer.getByRole('definition').last()).toHaveText('0.0018 USD');
  await writer.goto(`${vocal}/vocal/money`);
  const site = await writer.evaluate(async () => {
    const { buckets } = await (await fetch('/api/vocal/user/earnings?groupBy=site')).json();
    return buckets[0].site;
  });
  const today = new Date();
  const dayBefore = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  await writer.getByLabel('Period', { exact: true }).selectOption('dates');
  const form = writer.getByRole('form', { name: 'Custom period' });
  await form.getByLabel('From').fill(dayBefore(-3));
  await form.getByRole('button', { name: 'Show' }).click();
  await expect(form.getByText('The end date cannot be before the start date.')).toBeVisible();
  await form.getByLabel('From').fill(dayBefore(20));
  await form.getByRole('button', { name: 'Show' }).click();
  await expect(writer).toHaveURL(/from=.*to=/);
  await writer.getByLabel('Magazine').selectOption(site);
  await expect(
    writer.getByRole('img', { name: /^Chart: 35\.0018 USD in the period\. The highest bar is/ }),
  ).toBeVisible();
  await expect(writer.getByRole('img', { name: /^Chart: 9,211 reads counted and \d+ not counted\.$/ })).toBeVisible();
  await expect(writer.getByRole('row', { name: /^Total 9,211 35\.0018 USD$/ })).toBeVisible();
  await expectAccessible(writer, 'earnings');
  await writer.reload();
  await expect(writer.getByRole('row', { name: /^Total 9,211/ })).toBeVisible();
  const file = await writer.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
  const lines = await writer.evaluate(async (address) => (await fetch(address)).text(), `${file}`);
  const [head = '', ...rows] = lines.trim().split('\r\n');
  const column = head.split(',').indexOf('reads');
  expect(rows.reduce((sum, row) => sum + Number(row.split(',')[column]), 0)).toBe(9_211);
});

test('reads that look wrong are held, the writer answers, and another moderator releases them', async ({ browser }) => {
  const writer = await openAs(browser, demoAccounts.writer);
  const post = await writer.evaluate(async () => {
    const { posts } = await (await fetch('/api/vocal/posts?status=published')).json();
    return posts[1];
  });
  await addReads(network, post.id, 12, 'one network');
  await marquee('ledger', 'book');

  const moderator = await openAs(browser, demoAccounts.moderator);
  await moderator.goto(`${vocal}/vocal/desk/money/hints`);
  await moderator.getByRole('link', { name: `See reads: “${post.name}”, from one network` }).click();
  await moderator.getByRole('button', { name: 'Hold these reads' }).click();
  await moderator.getByLabel('Reason (shown to the writer)').fill('One network read it twelve times.');
  await expectAccessible(moderator, 'hold');
  await moderator.getByRole('button', { name: 'Hold reads' }).click();
  await expect(moderator.getByText('12 reads are on hold.')).toBeVisible();

  await writer.goto(`${vocal}/vocal/notices`);
  await writer.getByRole('link', { name: '0.0456 USD from your reads is on hold.' }).click();
  await writer.getByRole('button', { name: /^Show reads/ }).click();
  await expect(writer.getByRole('table').getByRole('row')).toHaveCount(13);
  await expectAccessible(writer, 'holds');
  await writer.getByRole('button', { name: /^Reply/ }).click();
  await writer.getByLabel('Your reply: how do you explain these reads?').fill('My class read it together.');
  await writer.getByRole('button', { name: 'Send reply' }).click();
  await expect(writer.getByText('Waiting for a decision')).toBeVisible();

  const person = { email: 'second@moderators.example', password: 'tin-whistle-and-kelp' };
  const signedUp = await moderator.evaluate(async (account) => {
    const body = JSON.stringify({ ...account, firstName: 'Ines', lastName: 'Falk' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/vocal/auth/signup', { method: 'POST', headers, body })).status;
  }, person);
  expect(signedUp).toBeLessThan(300);
  await marquee('user', 'promote', person.email);
  const second = await openAs(browser, person);
  await second.goto(`${vocal}/vocal/desk/money/holds`);
  await expect(second.getByText('My class read it together.')).toBeVisible();
  await expectAccessible(second, 'network-holds');
  await second.getByRole('button', { name: /^Release: / }).click();
  await second.getByLabel('Reason (shown to the writer)').fill('It was a class.');
  await second.getByRole('button', { name: 'Save' }).click();
  // The field has the same words until the decision is stored.
  await expect(second.getByLabel('Reason (shown to the writer)')).toHaveCount(0);
  await expect(second.getByText('It was a class.')).toBeVisible();

  await writer.reload();
  await expect(writer.getByText('Released: the money is available again')).toBeVisible();
  expect(await marquee('ledger', 'verify')).toContain('The ledger is sound.');
});
