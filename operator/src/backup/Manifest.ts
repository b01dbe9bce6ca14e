import { type OriginalFormat, originalFormats } from '@marquee/api/images/rendering/OriginalStore.ts';
import { z } from 'zod';

/** Version of the archive's format. It rises when an older command could misread a backup. */
export const backupFormat = 1;
export const manifestName = 'manifest.json';

/** Name of a file in the journal of impressions. */
export const journalName = /^[\w-]+\.\d+\.reads$/;

const checkedFields = { bytes: z.number().int().min(0), sha256: z.string().length(64) };

/** The table of contents of a backup, which is the last file in the archive. */
export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  /** ISO time of the snapshot. */
  at: z.string(),
  /** The newest migration of the database. */
  migration: z.object({ tag: z.string(), when: z.number().int() }),
  /** Rows as PostgreSQL's COPY writes them, in the file `tables/<name>.copy`. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().min(0), ...checkedFields }),
  ),
  /** The last number that each sequence gave. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^\d+$/) })),
  /** Pictures, in the files `originals/<public id>.<format>`. */
  originals: z.array(z.object({ publicId: z.string(), format: z.enum(originalFormats), ...checkedFields })),
  /** Impressions that were not in the database yet, in the files `impressions/<name>`. */
  journals: z.array(z.object({ name: z.string().regex(journalName), ...checkedFields })),
});
export type Manifest = z.output<typeof manifestSchema>;

/** All that can be read of a backup of any version. */
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
