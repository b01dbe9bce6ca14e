import { siteKeys } from '@marquee/shared/domain';
import { shown } from '../attacks/Attack.ts';
import { Target } from '../attacks/Target.ts';
import { median, table } from '../table.ts';
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
 * "Uploads": each kind of file that is refused, and the readers' response times without and with a flood of uploads, in
 * turns. A process of its own sends the flood, so that this one measures the network and not itself. The process ends
 * with 1 when a refusal is not as expected.
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
  const flood = await UploadFlood.start({ port, cookies: [writer, ...others], atOnce: uploadsAtOnce });
  await readPages(pages, { untilMs: performance.now() + turnMs });
  const quiet: Traffic[] = [];
  const flooded: Traffic[] = [];
  let stored = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    quiet.push(await readPages(pages, { untilMs: performance.now() + turnMs }));
    const uploading = flood.uploadFor(turnMs);
    flooded.push(await readPages(pages, { untilMs: performance.now() + turnMs }));
    stored += await uploading;
  }
  flood.stop();
  const of = (name: string, traffic: readonly Traffic[]) => [
    {
      name: `${name}: p99, median of ${turns} turns`,
      value: median(traffic.map(({ p99Ms }) => p99Ms)),
      unit: 'ms',
      bar: null,
    },
    {
      name: `${name}: pages without 200`,
      value: traffic.reduce((sum, { requested, good }) => sum + requested - good, 0),
      unit: '',
      bar: 0,
    },
  ];
  const figures = [...of('Readers alone', quiet), ...of('Readers during uploads', flooded)];
  console.log(
    table([...figures, { name: 'Pictures of 48 megapixels stored meanwhile', value: stored, unit: '', bar: null }]),
  );
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
