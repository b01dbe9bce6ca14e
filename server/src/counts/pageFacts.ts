import { crc32 } from 'node:zlib';
import type { PartName } from '@marquee/shared/domain';

/** Approximate amounts of content on a page, exact enough to detect that most of it is gone. */
export type PageFacts = {
  /** Checksum of the page's address, which does not reveal the address. */
  page: number;
  /** The part that serves it. */
  owner: PartName;
  /** Characters. */
  text: number;
  headings: number;
  links: number;
  pictures: number;
};

/** One in this many addresses is sampled. Every set samples the same addresses, so that sets can be compared. */
const sampledOf = 4;

/** The number of a page that is looked at. Null for the others. @param key of the page, whatever the reader's colours are */
export function sampledPage(key: string): number | null {
  const page = crc32(key);
  return page % sampledOf === 0 ? page : null;
}

/** Facts of a page's main part. Not parsed: that takes as long as rendering the page. */
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
