import { type OriginalFormat, originalFormats } from '@marquee/api/acts/pictures.ts';
import { z } from 'zod';

/** Version of the archive's format. Raise it when an older `restore` could misread a new backup. */
export const backupFormat = 2;
export const manifestName = 'manifest.json';

/** Name of a file in the journal of impressions. */
export const journalName = /^[\w-]+\.\d+\.reads$/;

const checkedFields = { bytes: z.number().int().min(0), sha256: z.string().length(64) };

/** Table of contents of a backup, which is the last file in the archive. */
export const manifestSchema = z.object({
  /** Format 1 has no pictures outside the archive. */
  format: z.union([z.literal(1), z.literal(backupFormat)]),
  /** ISO time of the snapshot. */
  at: z.string(),
  /** The newest migration of the database. */
  migration: z.object({ tag: z.string(), when: z.number().int() }),
  /** Tables. The file `tables/<name>.copy` has a table's rows in the format of PostgreSQL's COPY. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().min(0), ...checkedFields }),
  ),
  /** Last number of each sequence. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^\d+$/) })),
  /** Pictures, in the files `originals/<public id>.<format>`. */
  originals: z.array(z.object({ publicId: z.string(), format: z.enum(originalFormats), ...checkedFields })),
  /** Pictures that the bucket of the backup has as objects of their own, by their names there. */
  pictures: z.array(z.object({ publicId: z.string(), format: z.enum(originalFormats), name: z.string() })).default([]),
  /** Impressions that were not in the database yet, in the files `impressions/<name>`. */
  journals: z.array(z.object({ name: z.string().regex(journalName), ...checkedFields })),
});
export type Manifest = z.output<typeof manifestSchema>;

/** The only field that backups of every version have. Read it before the rest. */
export const formatSchema = z.object({ format: z.number() });

export function tablePath({ name }: { name: string }): string {
  return `tables/${name}.copy`;
}

export function originalPath({ publicId, format }: { publicId: string; format: OriginalFormat }): string {
  return `originals/${publicId}.${format}`;
}

export function journalPath({ name }: { name: string }): string {
  return `impressions/${name}`;
}
