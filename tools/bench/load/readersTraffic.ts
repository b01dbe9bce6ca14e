import { askSite } from '../../network/askSite.ts';
import { percentile } from './responseTimes.ts';

/** The readers' results: pages requested, pages with 200, and the count of each status; `error` for no response. */
export type Traffic = { requested: number; good: number; p99Ms: number; statuses: Record<string, number> };

const pagesASecond = 60;

/** Reads pages at random, evenly in time and whether or not earlier ones have arrived, until a moment of `performance.now()`. */
export async function readPages(pages: readonly string[], { untilMs }: { untilMs: number }): Promise<Traffic> {
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  const readOne = async () => {
    const page = pages[Math.floor(Math.random() * pages.length)] ?? '';
    const before = performance.now();
    const status = await askSite(page).then(
      (response) => String(response.status),
      () => 'error',
    );
    times.push(performance.now() - before);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const readings: Promise<void>[] = [];
  for (let next = performance.now(); next < untilMs; next += 1_000 / pagesASecond) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    readings.push(readOne());
  }
  await Promise.all(readings);
  return { requested: times.length, good: statuses['200'] ?? 0, p99Ms: percentile(times, 0.99), statuses };
}

/** Milliseconds from `since` until a page that is not stored anywhere is answered. */
export async function timeUntilRendered(page: string, since: number): Promise<number> {
  const deadline = since + 60_000;
  while (performance.now() < deadline) {
    const isGood = await askSite(page).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isGood) return performance.now() - since;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${page} was not answered for a minute`);
}
