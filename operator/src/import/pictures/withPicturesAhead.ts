import { importedRecords } from '@marquee/api/acts/tables.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { attributeOf, descendants, parseHtml } from '../../html/htmlTree.ts';
import { isPicture, pictureOf } from '../body/media.ts';
import type { SourceItem, SourceRecord } from '../record.ts';
import type { Target } from '../Target.ts';
import type { PictureImport } from './PictureImport.ts';

/** Number of records whose pictures are fetched before the record is written. */
const recordsAhead = 8;

type Ahead = { site: SiteKey; items: AsyncIterable<SourceItem>; pictures: PictureImport };

/**
 * Passes on the items of a source, and meanwhile fetches the pictures of the next ones. Records that an earlier run has
 * imported need no pictures, so a run after a kill fetches only what is missing.
 */
export async function* withPicturesAhead(db: Target, { site, items, pictures }: Ahead): AsyncGenerator<SourceItem> {
  if (!pictures.isFetching) {
    yield* items;
    return;
  }
  const rows = await db
    .select({ sourceId: importedRecords.sourceId })
    .from(importedRecords)
    .where(eq(importedRecords.site, site));
  const known = new Set(rows.map(({ sourceId }) => sourceId));
  const queue: SourceItem[] = [];
  let fault: { error: unknown } | null = null;
  try {
    for await (const item of items) {
      if (!('refused' in item) && !known.has(item.sourceId)) pictures.prefetch(addressesOf(item));
      queue.push(item);
      const next = queue.length > recordsAhead ? queue.shift() : undefined;
      if (next) yield next;
    }
  } catch (error) {
    fault = { error };
  }
  // The records before a fault in the file are imported.
  yield* queue;
  if (fault) throw fault.error;
}

function addressesOf({ lead, body }: SourceRecord): string[] {
  const shown = descendants(parseHtml(body.html)).filter(
    (element) => isPicture(element) && attributeOf(element, 'src') !== '',
  );
  return [...(lead ? [lead.address] : []), ...shown.map((element) => pictureOf(element).address)];
}
