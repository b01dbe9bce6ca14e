import { crc32 } from 'node:zlib';
import type { PartName } from '@marquee/shared/domain';

/** How much there is to read on a page, within a tag or two: enough to see that most of it is gone. */
export type PageFacts = {
  /** A number for its address, of which nobody can tell the address. */
  page: number;
  /** The part that serves it. */
  owner: PartName;
  /** Characters. */
  text: number;
  headings: number;
  links: number;
  pictures: number;
};

/** One address of so many is looked at: the same ones with every set, so that they can be compared. */
const sampledOf = 4;

/** The number of a page that is looked at; null for the others. @param key of the page, whatever the reader's colours are */
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
