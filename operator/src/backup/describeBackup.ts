import type { Manifest } from './Manifest.ts';

/** Summarizes the contents of a backup in one line. */
export function describeBackup({ at, tables, originals, pictures, journals }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...originals, ...journals].reduce((sum, file) => sum + file.bytes, 0);
  return `${rows} rows of ${tables.length} tables and ${originals.length + pictures.length} pictures, ${bytes} bytes in the archive, as of ${at}`;
}
