import { type Mark, marks } from './visibleReleases.ts';

/** Which version of mf-post each thing on a page names. */
const namedInAddresses = /\/assets\/mf-post\/(\d+\.\d+\.\d+-[0-9a-f]{10})\//g;

/** What a page tells of the set that it was made with. */
export type PageSet = {
  /** Version of mf-post that the page's release-set block names; empty where it names none. */
  version: string;
  /** What does not belong to that version, as a sentence; null on a page of one set. */
  mixed: string | null;
};

/**
 * Holds a page's release-set block, its header, each address of mf-post's files in it and what it shows against each other.
 * @param header the answer's `x-release-set`
 * @param markOf what a version shows
 */
export function pageSet(html: string, header: string, markOf: (version: string) => Mark): PageSet {
  const [, block = '{}'] = /<script type="application\/json" id="release-set">([^<]*)</.exec(html) ?? [];
  const { remotes = [] } = JSON.parse(block) as { remotes?: { name: string; version: string }[] };
  const version = remotes.find(({ name }) => name === 'mf_post')?.version ?? '';
  const [, , inHeader = ''] = header.split('.');
  if (!version.endsWith(`-${inHeader}`) || inHeader === '') {
    return { version, mixed: `the header says ${header}, the page ${version}` };
  }
  for (const [address, named] of html.matchAll(namedInAddresses))
    if (named !== version) return { version, mixed: `${address} in a page of ${version}` };
  const shown = marks.filter((mark) => html.includes(mark));
  if (shown.length > 0 && shown.join() !== markOf(version))
    return { version, mixed: `“${shown.join()}” in a page of ${version}` };
  return { version, mixed: null };
}
