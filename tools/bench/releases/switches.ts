import type { GateResult } from '@marquee/releases/registry/logEntry.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import type { Network } from '../../network/Network.ts';
import { percentile } from '../load/responseTimes.ts';
import { type Figure, table } from '../table.ts';
import { type BenchNetwork, withNetwork } from '../withNetwork.ts';
import { withNodePair } from '../withNodePair.ts';
import { benchService } from './benchService.ts';
import { FreshReaders } from './FreshReaders.ts';
import { visibleRelease } from './visibleReleases.ts';

const ports = { port: 3560, apiPort: 3561 } as const;
const pairPorts = [
  [3560, 3561],
  [3562, 3563],
] as const;
const workers = 2;
const readersAtOnce = 4;
const request = { actor: 'bench', report: () => undefined };
/** The gate has its own figures (`npm run gate`). */
const passed: GateResult = { passed: true, reasons: [], seconds: 0, checks: [] };

/**
 * "Switches": time from a decision about mf-post to the readers who come with a new connection: a release and its rollback
 * in turn. Every other rollback happens while the api is stopped.
 * @param nodes 2 for two nodes on one database and one bucket, whose readers all count
 */
export async function benchSwitches(count = 20, nodes = 1): Promise<void> {
  if (nodes === 2)
    await withNodePair({ ports: pairPorts, workers }, (pair) => measure(pair, [pair.network, pair.second], count));
  else
    await withNetwork({ ...ports, workers, shell: { LOG_LEVEL: 'warn' } }, (network) =>
      measure(network, [network.network], count),
    );
}

async function measure(own: BenchNetwork, nodes: readonly Network[], count: number): Promise<void> {
  const { set, releases } = own;
  const { service, statuses } = benchService(own, async () => passed);
  const apis = nodes.flatMap(({ processes }) => processes.filter(({ name }) => name === 'api'));
  const tellApis = (signal: NodeJS.Signals) => {
    for (const { child } of apis) child.kill(signal);
  };
  const readers = new FreshReaders(nodes.map(({ hosts }) => `${hosts.originOf('marquee')}/`));
  readers.start(readersAtOnce);
  const decidedAt = ({ parts }: RegistryState) => Date.parse(parts['mf-post'].liveSince ?? '');
  const [released, back, withoutApi]: { firstMs: number; allMs: number }[][] = [[], [], []];
  for (let number = 1; number <= count; number += 1) {
    const { manifest } = await visibleRelease(releases.cache, set['mf-post'], number);
    const { version } = manifest;
    const live = await service.release(releases.cache.folder('mf-post', version), manifest, request);
    released?.push(await readers.untilServed(version, decidedAt(live.state)));
    const isApiStopped = number % 2 === 0;
    if (isApiStopped) tellApis('SIGSTOP');
    try {
      const rolledBack = await service.rollback('mf-post', request);
      const times = await readers.untilServed(rolledBack.version, decidedAt(rolledBack.state));
      (isApiStopped ? withoutApi : back)?.push(times);
    } finally {
      tellApis('SIGCONT');
    }
  }
  await readers.stop();
  await statuses.close();
  const figures = (name: string, times: readonly { firstMs: number; allMs: number }[] = []): Figure[] =>
    [0.5, 0.99].flatMap((share): Figure[] => [
      {
        name: `${name}: first page, p${share * 100}`,
        value: percentile(
          times.map(({ firstMs }) => firstMs),
          share,
        ),
        unit: 'ms',
        bar: null,
      },
      {
        name: `${name}: last page of the other, p${share * 100}`,
        value: percentile(
          times.map(({ allMs }) => allMs),
          share,
        ),
        unit: 'ms',
        bar: name === 'Release' ? (share === 0.5 ? 100 : 1_000) : 250,
      },
    ]);
  console.log(
    table([
      { name: 'Pages read, each on a new connection', value: readers.requested, unit: '', bar: null },
      { name: 'Failed requests', value: readers.failed, unit: '', bar: 0 },
      ...figures('Release', released),
      ...figures('Rollback', back),
      ...figures('Rollback while the api is stopped', withoutApi),
    ]),
  );
}
