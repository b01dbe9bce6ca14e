import { askSite } from '@marquee/tools/network/askSite.ts';
import { expect } from '@playwright/test';
import { originOf, ports } from '../../../network/addresses.ts';

const beat = originOf('beat', ports.review);
/** A limit for failures only: a change is on every page that shows it within two seconds on a quiet machine. */
export const visible = { timeout: 15_000, intervals: [100] };
/** Connections go to the two workers in turn, more or less. */
const asksForAllWorkers = 4;

/** Statuses and texts of a page of Beat from all workers, which store what they can. @param origin of Beat in a network */
export async function readerSees(
  path: string,
  origin = beat,
): Promise<{ statuses: number[]; texts: string[]; location?: string }> {
  const responses = [];
  for (let count = 0; count < asksForAllWorkers; count += 1) responses.push(await askSite(origin + path));
  return {
    statuses: [...new Set(responses.map(({ status }) => status))],
    texts: responses.map(({ body }) => body.toString()),
    location: responses[0]?.headers.location,
  };
}

/** Waits until every worker's page has the words. @param origin of Beat in a network */
export async function readersSoonSee(path: string, words: string, origin = beat): Promise<void> {
  await expect(async () => {
    const { texts } = await readerSees(path, origin);
    expect(texts.every((text) => text.includes(words))).toBe(true);
  }, `${path} shows “${words}”`).toPass(visible);
}
