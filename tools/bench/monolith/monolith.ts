import path from 'node:path';
import type { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import { renderCost } from '../pages/renderCost.ts';
import { type Figure, median, table } from '../table.ts';
import { withNetwork } from '../withNetwork.ts';
import { buildMonolith } from './buildMonolith.ts';

const ports = { port: 3546, apiPort: 3547 } as const;
const runs = 3;
const renders = 500;
const page = { key: 'marquee', pathname: '/' } as const;

/**
 * "Monolith": federation's cost on the home page, in bytes of scripts and in processor time of rendering, beside
 * the same code built as one application.
 */
export async function benchMonolith(): Promise<void> {
  await withNetwork({ ...ports, workers: 1, shell: { LOG_LEVEL: 'warn' } }, async (own) => {
    console.log('building the same code as one application …');
    const monolith = await buildMonolith(path.join(own.folder, 'monolith'));
    const cpu = { federated: [] as number[], monolith: [] as number[] };
    const texts = new Set<string>();
    for (let run = 0; run < runs; run += 1) {
      for (const [name, serverEntry] of [
        ['federated', null],
        ['monolith', monolith.serverEntry],
      ] as const) {
        const { text, cpuMs } = await renderCost(
          { set: own.set, serverEntry, page, count: renders, api: 'asked' },
          own.environment,
        );
        cpu[name].push(cpuMs);
        texts.add(text);
      }
    }
    if (texts.size > 1) throw new Error('The two builds do not render the same home page');

    const { boot, main } = await homeScripts(own.releases.cache, own.set);
    const whole = boot + monolith.mainBrotliBytes;
    const [federatedMs, monolithMs] = [median(cpu.federated), median(cpu.monolith)];
    const figure = (name: string, value: number, unit: string): Figure => ({ name, value, unit, bar: null });
    console.log(
      `\n${table([
        figure('Home: scripts, federated', (boot + main) / 1_000, 'kB'),
        figure('Home: scripts, one application', whole / 1_000, 'kB'),
        figure('Home: scripts, federated beside one application', (100 * (boot + main)) / whole, '%'),
        figure('Home: CPU a page, uncached, federated', federatedMs, 'ms'),
        figure('Home: CPU a page, uncached, one application', monolithMs, 'ms'),
        figure('Home: CPU a page, federated beside one application', (100 * federatedMs) / monolithMs, '%'),
      ])}\n`,
    );
  });
}

/** Bytes over the wire of the home page's scripts: the first, which both builds have, and its imports. */
async function homeScripts(store: ReleaseCache, set: ReleaseSet): Promise<{ boot: number; main: number }> {
  const shell = await store.manifest('shell', set.shell);
  const reader = await store.manifest('mf-reader', set['mf-reader']);
  const bytes = ({ browser }: typeof shell, file: string) => browser.files[file]?.brotliBytes ?? Number.NaN;
  const ofReader = (reader.exposes['./home'] ?? []).map((file) => bytes(reader, file));
  return {
    boot: bytes(shell, 'boot.js'),
    main: ofReader.reduce((sum, each) => sum + each, bytes(shell, shell.browser.entry) + bytes(shell, 'libraries.js')),
  };
}
