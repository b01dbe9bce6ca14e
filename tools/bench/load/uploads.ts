import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { siteKeys } from '@marquee/shared/domain';
import { shown } from '../attacks/Attack.ts';
import { Target } from '../attacks/Target.ts';
import { type Figure, median, table } from '../table.ts';
import { withNetwork } from '../withNetwork.ts';
import { allPages } from './allPages.ts';
import { readPages, type Traffic } from './readersTraffic.ts';
import { UploadFlood } from './UploadFlood.ts';
import { sendRefused } from './uploadRefusals.ts';

const ports = { port: 3580, apiPort: 3590 } as const;
const turns = 5;
const turnMs = 10_000;
const pagesOfSite = 20;
/** Writers who upload at the same time, each as many pictures as an account may. */
const writers = 3;
const uploadsAtOnce = 4;
const password = 'tin-whistle-and-kelp';

/**
 * "Uploads": each kind of file that is refused, and the readers' response times in turns: alone, with refused files, and with
 * accepted ones. Processes of their own send the files, which takes the machine time as well: the same files sent to a server
 * that only reads them show how much. The process ends with 1 when a refusal is not as expected.
 * @param origin of a network that runs on this machine; a new one when absent
 */
export async function benchUploads(origin?: string): Promise<void> {
  if (origin) return measure(Number(new URL(origin).port));
  await withNetwork({ ...ports, workers: 1 }, async () => measure(ports.port));
}

async function measure(port: number): Promise<void> {
  const target = new Target(port, null);
  const [writer = '', ...others] = await Promise.all(Array.from({ length: writers }, () => signUp(target)));
  const uploads = await sendRefused(target, writer);
  for (const { name, expected, response } of uploads) {
    const isExpected = expected.includes(response.status);
    if (!isExpected) process.exitCode = 1;
    const words = /"error":"([^"]*)"/.exec(response.text)?.[1] ?? '';
    console.log(`${isExpected ? '✔' : '✖'} ${name}: ${shown(response)}, ${response.ms.toFixed(0)} ms. ${words}`);
  }
  const pages = await allPages(
    siteKeys.map((key) => `http://${key.toLowerCase()}.localhost:${port}`),
    pagesOfSite,
  );
  const cookies = [writer, ...others];
  const refused = await UploadFlood.start({ cookies, atOnce: uploadsAtOnce, files: 'refused' });
  const accepted = await UploadFlood.start({ cookies, atOnce: uploadsAtOnce, files: 'accepted' });
  const sink = await startSink();
  const readFor = (ms: number) => readPages(pages, { untilMs: performance.now() + ms });
  await readFor(turnMs);
  const cases: Case[] = [
    { name: 'Readers alone', send: null },
    { name: 'Refused files, sent to a server that only reads them', send: () => refused.uploadFor(turnMs, sink.port) },
    { name: 'Refused files, sent to the network', send: () => refused.uploadFor(turnMs, port) },
    { name: 'Pictures of 48 megapixels', send: () => accepted.uploadFor(turnMs, port) },
  ];
  const traffic = new Map(cases.map(({ name }) => [name, [] as Traffic[]]));
  const statuses = new Map(cases.map(({ name }) => [name, new Map<string, number>()]));
  for (let turn = 0; turn < turns; turn += 1)
    for (const { name, send } of cases) {
      const sending = send?.();
      traffic.get(name)?.push(await readFor(turnMs));
      for (const [status, count] of Object.entries((await sending) ?? {})) {
        const sum = statuses.get(name);
        sum?.set(status, (sum.get(status) ?? 0) + count);
      }
    }
  for (const flood of [refused, accepted]) flood.stop();
  sink.stop();
  for (const [name, counts] of statuses)
    if (counts.size > 0)
      console.log(`${name}: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  console.log(table([...traffic].flatMap(([name, all]) => figuresOf(name, all))));
}

/** Files that are sent while readers read; null for none. */
type Case = { name: string; send: (() => Promise<Record<string, number>>) | null };

function figuresOf(name: string, traffic: readonly Traffic[]): Figure[] {
  const notGood = traffic.reduce((sum, { requested, good }) => sum + requested - good, 0);
  return [
    {
      name: `${name}: p99, median of ${turns} turns`,
      value: median(traffic.map(({ p99Ms }) => p99Ms)),
      unit: 'ms',
      bar: null,
    },
    { name: `${name}: pages without 200`, value: notGood, unit: '', bar: 0 },
  ];
}

async function startSink(): Promise<{ port: number; stop(): void }> {
  const child = fork(path.join(import.meta.dirname, 'uploadSinkProcess.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [sinkPort] = (await once(child, 'message')) as [number];
  return { port: sinkPort, stop: () => void child.kill() };
}

/** Makes an account. @returns its session's cookie */
async function signUp(target: Target): Promise<string> {
  const email = `${crypto.randomUUID()}@bench.example`;
  const { headers } = await target.ask('/api/vocal/auth/signup', {
    method: 'POST',
    site: 'vocal',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ola', lastName: 'Strand', email, password }),
  });
  const session = headers['set-cookie']?.find((cookie) => !cookie.includes('device'));
  if (!session) throw new Error('The bench could not make an account.');
  return session.split(';')[0] ?? '';
}
