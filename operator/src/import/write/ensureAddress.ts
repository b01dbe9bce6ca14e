import type { Queryable } from '@marquee/api/acts/database.ts';
import { freeKey, keyOfText } from '@marquee/api/acts/posts.ts';
import { draftLimits, type SiteKey } from '@marquee/shared/domain';
import type { Note, SourceRecord } from '../record.ts';

/** Returns the key of a new post, which is the source's key if it is free and valid, else the next free key. */
export async function ensureKey(db: Queryable, site: SiteKey, record: SourceRecord, notes: Note[]): Promise<string> {
  const requested = decoded(record.key ?? '');
  const key = await freeKey(db, site, keyOfText(requested, draftLimits.key) ? requested : record.title);
  if (requested !== '' && key !== requested)
    notes.push({ outcome: 'changed', reason: `Its key "${requested}" is "${key}" here.`, text: '' });
  return key;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
