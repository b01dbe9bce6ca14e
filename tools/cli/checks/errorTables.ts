import { apiErrors, type ErrorTable, releaseErrors } from '@marquee/platform/problem/errorCodes.ts';
import { withMarkedTable } from './markedTable.ts';

/** The documents that list error codes, by path from the root of the repository. */
export const errorTables: Readonly<Record<string, ErrorTable>> = {
  'docs/contracts/http.md': apiErrors,
  'docs/contracts/releases.md': releaseErrors,
};

const begin = '<!-- Made from platform/src/problem/errorCodes.ts by tools/cli/checks/writeContractTables.ts. -->';
const end = '<!-- end of the error codes -->';

/** Returns the document with an updated table of its error codes. @throws Error if the document does not mark the table */
export function withErrorTable(document: string, errors: ErrorTable): string {
  return withMarkedTable(document, begin, end, markdownTable(errors));
}

/** Writes a row for each status and code, sorted by status. */
function markdownTable(errors: ErrorTable): string {
  const rows = Object.entries(errors).flatMap(([code, meanings]) =>
    Object.entries(meanings).map(([status, when]) => ({ status, code, when })),
  );
  rows.sort((a, b) => a.status.localeCompare(b.status) || a.code.localeCompare(b.code));
  const lines = rows.map(({ status, code, when }) => `| ${status} | \`${code}\` | ${when} |\n`);
  return `| status | code | when |\n|---|---|---|\n${lines.join('')}`;
}
