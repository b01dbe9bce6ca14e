import type { SlowPhone } from './throttledLoad.ts';

/**
 * Bytes over the wire of the files of scripts that a page has run by itself.
 * The page is opened once more while V8 notes the scripts that run, so its times are of no use.
 */
export async function executedScriptBytes({ page, session }: SlowPhone): Promise<number> {
  const sizes = new Map<string, number>();
  const addresses = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(addresses.get(requestId) ?? '', encodedDataLength),
  );
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  await page.reload({ waitUntil: 'load' });
  await page.waitForTimeout(4_000);
  const { result } = await session.send('Profiler.takePreciseCoverage');
  return [...new Set(result.map(({ url }) => url))].reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
}
