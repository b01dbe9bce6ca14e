import { apiErrors, type ErrorTable, releaseErrors } from '@marquee/platform/problem/errorCodes.ts';

/** The documents that list error codes, from the root of the repository. */
export const errorTables: Readonly<Record<string, ErrorTable>> = {
  'docs/contracts/http.md': apiErrors,
  'docs/contracts/releases.md': releaseErrors,
};

const begin = '<!-- Made from platform/src/problem/errorCodes.ts by tools/cli/checks/writeErrorTables.ts. -->\n';
const end = '<!-- end of the error codes -->';

/** A document with the table of its codes in the place of the one between the marks. @throws Error without the marks */
export function withErrorTable(document: string, errors: ErrorTable): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error('The document does not mark the place of its error codes.');
  return `${document.slice(0, from + begin.length)}\n${markdownTable(errors)}\n${document.slice(to)}`;
}

/** A row for each status and code, by status. */
function markdownTable(errors: ErrorTable): string {
  const rows = Object.entries(errors).flatMap(([code, meanings]) =>
    Object.entries(meanings).map(([status, when]) => ({ status, code, when })),
  );
  rows.sort((a, b) => a.status.localeCompare(b.status) || a.code.localeCompare(b.code));
  const lines = rows.map(({ status, code, when }) => `| ${status} | \`${code}\` | ${when} |\n`);
  return `| status | code | when |\n|---|---|---|\n${lines.join('')}`;
}
