import { Counter, Gauge, type Registry } from 'prom-client';
import type { CdnPurger } from '../cdn/CdnPurger.ts';
import { type CdnStatus, readCdnStatus } from '../cdn/readCdnStatus.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connect.ts';

type Measured = { db: Database; clock: Clock; cdn: CdnPurger };

/** Registers the state of the CDN's purges, which all apis report alike, and the calls of this api. */
export function measureCdn({ db, clock, cdn }: Measured, registry: Registry): void {
  const { targets } = cdn;
  if (targets.length === 0) return;
  const registers = [registry];
  let reading: Promise<CdnStatus[]> | null = null;
  // The gauges of one scrape collect at the same time, and share what they read.
  const read = () => {
    reading ??= readCdnStatus(db, targets)
      .catch(() => [])
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  const secondsSince = (time: string | null) =>
    time === null ? 0 : Math.max(0, (clock().getTime() - Date.parse(time)) / 1_000);
  new Gauge({
    ...{ name: 'cdn_purges_pending', help: 'Purges that wait for a CDN.', labelNames: ['target'], registers },
    async collect() {
      for (const { target, pending } of await read()) this.set({ target }, pending);
    },
  });
  new Gauge({
    name: 'cdn_purge_oldest_seconds',
    ...{ help: 'Age of the oldest purge that waits for a CDN.', labelNames: ['target'], registers },
    async collect() {
      for (const { target, oldest } of await read()) this.set({ target }, secondsSince(oldest));
    },
  });
  new Gauge({
    name: 'cdn_purge_failing_seconds',
    ...{ help: 'Time since a CDN takes no purges. 0 if it takes them.', labelNames: ['target'], registers },
    async collect() {
      for (const { target, failingSince } of await read()) this.set({ target }, secondsSince(failingSince));
    },
  });
  new Counter({
    name: 'cdn_purge_calls_total',
    help: 'Calls of this api that a CDN took, and that failed and are repeated.',
    ...{ labelNames: ['result'], registers },
    collect() {
      this.reset();
      for (const [result, number] of Object.entries(cdn.counts)) this.inc({ result }, number);
    },
  });
}
