import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { releaseSetOf } from '@marquee/releases/testing/releaseSetOf.ts';
import pino from 'pino';
import { Fleet } from '../Fleet.ts';
import { Handover } from '../Handover.ts';
import { KeeperLink } from '../KeeperLink.ts';
import { ListeningPort } from '../ListeningPort.ts';
import { liveSocketName } from '../portGeneration.ts';

/** A primary with two workers and a canary, on no registry. It does not start while the file TEST_BROKEN is there. */
const { TEST_BROKEN = '', TEST_FOLDER = '' } = process.env;
if (existsSync(TEST_BROKEN)) throw new Error('The code on the disk is broken');
cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'pageWorker.ts') });
const socketFolder = await mkdtemp(path.join(TEST_FOLDER, 's-'));
const keeper = new KeeperLink();
const handover = new Handover(keeper);
const fleet: Fleet = new Fleet({
  ...{ workers: 2, standbyMs: 0, secrets: {}, socketFolder, log: pino({ level: 'silent' }) },
  port: new ListeningPort(keeper, { host: '127.0.0.1', port: Number(process.env.PORT) }),
  isSuccessor: keeper.isSuccessor,
  onServing: () => void begin(),
  onRefused: () => process.exit(1),
  onMessage: () => undefined,
  onCanaryFailed: () => process.exit(1),
  onDeath: () => undefined,
  onCrashing: () => undefined,
  onPrepared: () => undefined,
  isApiUp: async () => true,
});
const live = releaseSetOf();
const version = '0.1.0-0000000007';
await fleet.apply({
  live,
  canaries: [{ part: 'mf-post', version, percent: 50, set: { ...live, 'mf-post': version } }],
});
process.on('disconnect', () => process.exit(1));
process.on('SIGTERM', () => void fleet.leave(0).then(() => process.exit(0)));

/** Each primary leaves the number of those before it. */
async function begin(): Promise<void> {
  const before = keeper.isSuccessor ? Number(await handover.takeOver(path.join(socketFolder, liveSocketName))) + 1 : 0;
  if (!keeper.isSuccessor) keeper.serving();
  handover.expectSuccessor({
    latestPages: () => [],
    release: async () => before,
    retire: async (liveSocket) => {
      await fleet.retire(liveSocket);
      process.exit(0);
    },
  });
  console.log(JSON.stringify({ primary: process.pid, before }));
}
