import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askSite } from '../../network/askSite.ts';
import type { Network } from '../../network/Network.ts';
import { NodePair } from '../../network/NodePair.ts';
import { percentile } from '../load/responseTimes.ts';
import { type Figure, table } from '../table.ts';
import { SteadyReaders } from './SteadyReaders.ts';

const ports = [
  [3548, 3549],
  [3550, 3551],
] as const;
const site = 'beat';
const readers = { fresh: 8, kept: 8 } as const;
/** Between two looks of the load balancer. */
const lookMs = 100;
const unreadySeconds = 2;
const patienceMs = 60_000;

/**
 * "Restarts": two nodes behind a load balancer take new server code (SIGHUP) and are restarted (SIGTERM) in turn, while readers read on
 * new and on kept connections. The balancer sends readers to the nodes whose `/readyz` says 200, and repeats nothing.
 */
export async function benchRestarts(rounds = 5): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-restarts-'));
  let pair: NodePair | null = null;
  try {
    pair = await NodePair.start({
      folder,
      ports,
      ...{ workers: 2, sites: [site, 'marquee'] },
      environment: { LOG_LEVEL: 'warn', SHUTDOWN_DELAY_SECONDS: String(unreadySeconds) },
    });
    await measure([pair.node(0), pair.node(1)], rounds);
  } finally {
    await pair?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measure(nodes: readonly Network[], rounds: number): Promise<void> {
  const ready = new Set(nodes);
  const look = setInterval(() => {
    for (const node of nodes) void isReady(node).then((is) => (is ? ready.add(node) : ready.delete(node)));
  }, lookMs);
  let turn = 0;
  const page = () => {
    turn += 1;
    const node = [...ready][turn % ready.size];
    return node ? `${node.hosts.originOf(site)}/` : 'http://nobody.localhost:1/';
  };
  const agent = new http.Agent({ keepAlive: true });
  const groups = [new SteadyReaders(page), new SteadyReaders(page, agent)] as const;
  groups[0].start(readers.fresh);
  groups[1].start(readers.kept);
  const renewed: number[] = [];
  const restarted: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const node of nodes) {
      renewed.push(await timed(() => renew(node)));
      restarted.push(await timed(() => restart(node)));
    }
  await Promise.all(groups.map((group) => group.stop()));
  clearInterval(look);
  agent.destroy();
  for (const problem of groups.flatMap((group) => group.takeProblems())) console.log(`! ${problem}`);
  const figures = (name: string, { counts }: SteadyReaders): Figure[] => [
    { name: `Pages read on ${name} connections`, value: counts.requested, unit: '', bar: null },
    { name: `Failed requests on ${name} connections`, value: counts.failed, unit: '', bar: 0 },
  ];
  console.log(
    table([
      ...figures('new', groups[0]),
      ...figures('kept', groups[1]),
      { name: `New code, ${renewed.length} times, p50`, value: percentile(renewed, 0.5) / 1_000, unit: 's', bar: null },
      {
        name: `Restart of a node, ${restarted.length} times, p50`,
        value: percentile(restarted, 0.5) / 1_000,
        unit: 's',
        bar: null,
      },
    ]),
  );
}

async function timed(run: () => Promise<void>): Promise<number> {
  const before = performance.now();
  await run();
  return performance.now() - before;
}

const addressOf = ({ settings }: Network, pathname: string) => `http://127.0.0.1:${settings.port}${pathname}`;

function isReady(node: Network): Promise<boolean> {
  return askSite(addressOf(node, '/readyz')).then(
    ({ status }) => status === 200,
    () => false,
  );
}

function shellOf(node: Network) {
  const shell = node.processes.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('The node has no server.');
  return shell;
}

/** Has the node's workers replaced. Resolves when none of the old ones takes readers any more. */
async function renew(node: Network): Promise<void> {
  const workersNow = async () => {
    const healths = await Promise.all(Array.from({ length: 8 }, () => askSite(addressOf(node, '/healthz'))));
    return new Set(healths.map(({ body }) => (JSON.parse(body.toString()) as { pid: number }).pid));
  };
  const before = await workersNow();
  shellOf(node).child.kill('SIGHUP');
  const deadline = performance.now() + patienceMs;
  while ([...(await workersNow())].some((pid) => before.has(pid))) {
    if (performance.now() > deadline) throw new Error('The node did not take new code within a minute');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function restart(node: Network): Promise<void> {
  const { child } = shellOf(node);
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  await node.startShell();
  while (!(await isReady(node))) await new Promise((resolve) => setTimeout(resolve, 50));
  // The balancer has seen it, too.
  await new Promise((resolve) => setTimeout(resolve, 2 * lookMs));
}
