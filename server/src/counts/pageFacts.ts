import { crc32 } from 'node:zlib';
import type { PartName } from '@marquee/shared/domain';

/** Approximate amounts of content on a page, exact enough to detect that most of it is gone. */
export type PageFacts = {
  /** Checksum of the page's address, which does not reveal the address. */
  page: number;
  /** The part that serves the page. */
  owner: PartName;
  /** Number of characters of text. */
  text: number;
  headings: number;
  links: number;
  pictures: number;
};

/** One of this many addresses is sampled. All sets sample the same addresses, so that they can be compared. */
const sampledOf = 4;

/**
 * Returns the number of a sampled page. Null for all other pages.
 * @param key key of the page, without the colour scheme
 */
export function sampledPage(key: string): number | null {
  const page = crc32(key);
  return page % sampledOf === 0 ? page : null;
}

/** Returns facts of a page's main part. Does not parse the HTML, because that takes as long as rendering the page. */
export function pageFacts(page: number, owner: PartName, html: Buffer): PageFacts {
  const from = html.indexOf('<main');
  const main = from === -1 ? '' : html.toString('latin1', from, Math.max(from, html.lastIndexOf('</main>')));
  const count = (tag: string) => main.split(tag).length - 1;
  return {
    page,
    owner,
    text: main.replaceAll(/<[^>]*>/g, '').length,
    ...{ headings: count('<h1') + count('<h2'), links: count('<a '), pictures: count('<img') },
  };
}
