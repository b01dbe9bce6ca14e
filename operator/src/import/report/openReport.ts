import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { csvLine } from '../../redirects/csvLine.ts';
import { commentLine, type KeptComment } from './commentLine.ts';
import type { ImportReport } from './ImportReport.ts';

/**
 * The files of a report: `report.json`, and beside it `report.comments.jsonl` with readers' comments, and
 * `report.addresses.csv` with the former addresses that lead nowhere. The last one can be filled in, and is then a file
 * for `redirects import`.
 */
export function openReport(path: string) {
  const base = path.replace(/\.json$/, '');
  const commentFile = `${base}.comments.jsonl`;
  if (existsSync(commentFile)) rmSync(commentFile);
  return {
    keepComment: (comment: KeptComment) => appendFileSync(commentFile, commentLine(comment)),
    async write(report: ImportReport): Promise<void> {
      await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
      const lost = report.addresses.filter(({ to }) => to === null).map(({ from }) => csvLine([from, '']));
      await writeFile(`${base}.addresses.csv`, `${['from,to', ...lost].join('\n')}\n`);
    },
  };
}
