import { type Mark, marks } from './visibleReleases.ts';

/** Versions of mf-post in the addresses of a page. */
const namedInAddresses = /\/assets\/mf-post\/(\d+\.\d+\.\d+-[0-9a-f]{10})\//g;

/** The release set of a page, as read from the page. */
export type PageSet = {
  /** Version of mf-post in the page's release-set block. Empty if the block has none. */
  version: string;
  /** A sentence on the parts of another version. Null on a page of one set. */
  mixed: string | null;
};

/**
 * Compares a page's release-set block, its header, each address of mf-post's files in it and its visible mark.
 * @param header value of `x-release-set`
 * @param markOf returns the mark of a version
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
