import { recordAudit } from '@marquee/api/acts/accounts.ts';
import type { Queryable } from '@marquee/api/acts/database.ts';
import { mediaWords } from '@marquee/api/acts/pictures.ts';
import { mediaItems, uploads } from '@marquee/api/acts/tables.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { commandActor } from '../../frame/commandActor.ts';
import { type EditRecord, editRecordSchema, type LibraryRecord, libraryRecordSchema } from '../../newsroom/records.ts';
import { beside } from '../beside.ts';
import type { PictureImport } from '../pictures/PictureImport.ts';
import type { ImportReport } from '../report/ImportReport.ts';
import type { Target } from '../Target.ts';
import { ensurePerson } from '../write/ensureAuthor.ts';
import { EntryError, importEntries } from './importEntries.ts';
import type { Newsroom } from './readNewsroom.ts';

type LibraryImport = { site: SiteKey; now: Date; pictures: PictureImport; isDryRun: boolean; report: ImportReport };

/**
 * Imports the picture library of a site, and which pictures were made from others. Call it before the posts, because a
 * post counts as a use of the original of its picture.
 */
export async function importLibrary(
  db: Target,
  { edits, pictures }: Pick<Newsroom, 'edits' | 'pictures'>,
  run: LibraryImport,
): Promise<void> {
  const { totals } = run.report.newsroom;
  await importEntries<EditRecord>(db, run, edits, {
    ...{ schema: editRecordSchema, totals: totals.edits, idOf: ({ picture }) => `edit:${picture}` },
    titleOf: ({ picture }) => picture,
    write: (transaction, edit, file) => writeEdit(transaction, edit, file, run),
  });
  await importEntries<LibraryRecord>(db, run, pictures, {
    ...{ schema: libraryRecordSchema, totals: totals.pictures, idOf: ({ original }) => `library:${original}` },
    titleOf: ({ title }) => title,
    write: (transaction, item, file) => writeItem(transaction, item, file, run),
  });
}

async function writeEdit(db: Queryable, one: EditRecord, file: string, run: LibraryImport): Promise<void> {
  const original = await storePicture(db, beside(file, one.original), run);
  await storePicture(db, beside(file, one.picture), run, { original, edit: one.edit });
}

async function writeItem(db: Queryable, item: LibraryRecord, file: string, run: LibraryImport): Promise<void> {
  const { picture, original: originalPath, addedBy, addedAt, ...fields } = item;
  const { site, now } = run;
  const original = await storePicture(db, beside(file, originalPath), run);
  const publicId = await storePicture(db, beside(file, picture), run);
  const [row] = await db
    .insert(mediaItems)
    .values({
      ...{ ...fields, site, publicId, original, addedAt: new Date(addedAt) },
      words: mediaWords([fields.title, fields.credit, fields.altText, fields.fileName]),
      addedBy: await ensurePerson(db, addedBy, now),
    })
    .onConflictDoNothing({ target: [mediaItems.site, mediaItems.original] })
    .returning({ id: mediaItems.id });
  if (!row) throw new EntryError('The library of the site already has this picture.');
  const { title: name, credit, rights, altText, focus, lastDay, isForWriters } = fields;
  await recordAudit(db, {
    ...{ at: now, actorId: null, action: 'import', subject: 'media', subjectId: String(row.id), site },
    after: { name, credit, rights, altText, focus, lastDay, isForWriters, publicId },
    reason: commandActor(),
  });
}

/**
 * Stores a picture of the archive with its row.
 * @returns its public id
 * @throws EntryError for a picture that cannot be stored
 */
async function storePicture(
  db: Queryable,
  path: string,
  { pictures, isDryRun, now }: LibraryImport,
  made: { original: string; edit: EditRecord['edit'] } | null = null,
): Promise<string> {
  const found = await pictures.find(path);
  if ('missing' in found) throw new EntryError(`The picture ${path} cannot be stored: ${found.missing}`);
  const { ready, image } = found;
  if (!ready) return image.public_id;
  const { publicId, format, width, height, bytes } = ready;
  await db
    .insert(uploads)
    .values({ ...{ publicId, format, width, height, bytes, createdAt: now }, ...made })
    .onConflictDoNothing();
  if (!isDryRun) await pictures.keep(ready);
  return publicId;
}
