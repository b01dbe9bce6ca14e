import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createMailTransport } from '@marquee/platform/mail/mailTransport.ts';
import type { LogEntry } from '@marquee/releases/registry/logEntry.ts';
import { ReleaseNotices } from './ReleaseNotices.ts';
import { releaseMail } from './releaseMail.ts';

const version = '0.1.0-aaaaaaaaaa';
let directory: string;
let entries: LogEntry[];
let now: number;
let logged: string[];
let notices: ReleaseNotices;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'marquee-release-mail-'));
  [entries, now, logged] = [[], Date.parse('2026-11-24T10:00:00Z'), []];
  const post = createMailTransport({ directory, url: undefined, from: 'Marquee <no-reply@marquee.example>' });
  notices = new ReleaseNotices({
    deliver: releaseMail(post, ['post@team.example', 'duty@team.example'], () => 'https://marquee.example/_marquee'),
    ...{ maxPerHour: 3, now: () => now },
    registry: { entriesAfter: async (seq) => entries.filter((entry) => entry.seq > seq) },
    log: { error: (_facts: unknown, sentence?: string) => void logged.push(String(sentence)) },
  });
  await notices.step(0, true);
});
afterEach(() => rm(directory, { recursive: true }));

const mails = async () =>
  Promise.all((await readdir(directory)).sort().map((name) => readFile(path.join(directory, name), 'utf8')));
const canary = (seq: number): LogEntry => ({
  ...{ seq, at: new Date(now).toISOString(), actor: 'post-team' },
  event: { kind: 'canary', part: 'mf-post', version, percent: 10 },
});

test('a team reads who has done what, to whom, and where all of it is', async () => {
  entries = [canary(1)];
  await notices.step(1, true);
  const [mail = ''] = await mails();
  expect(mail).toMatch(/^To: post@team\.example, duty@team\.example$/m);
  expect(mail).toMatch(/^Subject: Marquee: post-team gave mf-post@0\.1\.0-aaaaaaaaaa to 10 % of the\s+readers$/m);
  expect(mail).toContain('https://marquee.example/_marquee');
});

test('a rollback has the error, its page and its stack, and no words of a browser in its head', async () => {
  const sample = {
    message: 'broken\r\nBcc: x@evil.example',
    page: 'beat.localhost/a',
    stack: 'Gallery expose_post.js:3',
  };
  const reason = '5 % failed\r\nBcc: y@evil.example';
  entries = [
    { ...canary(1), actor: 'automatic', event: { kind: 'canaryEnded', part: 'mf-post', version, reason, sample } },
  ];
  await notices.step(1, true);
  const [mail = ''] = await mails();
  const [head = '', ...body] = mail.split('\n\n');
  expect(head).not.toMatch(/^Bcc:/m);
  expect(body.join('\n\n')).toMatch(/broken[\s\S]*on beat\.localhost\/a[\s\S]*Gallery expose_post\.js:3/);
});

test('a release that goes to and fro does not fill a mailbox', async () => {
  entries = Array.from({ length: 10 }, (_, index) => canary(index + 1));
  await notices.step(10, true);
  expect(await mails()).toHaveLength(3);
  expect(logged).toHaveLength(7);
  now += 61 * 60_000;
  entries.push(canary(11));
  await notices.step(11, true);
  expect(await mails()).toHaveLength(4);
});
