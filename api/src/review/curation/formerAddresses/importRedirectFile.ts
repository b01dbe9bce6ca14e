import { formerAddress } from '@marquee/platform/address/formerAddress.ts';
import type { FormerAddressResult, SiteKey } from '@marquee/shared/domain';
import type { Database, Queryable } from '../../../kernel/db/connect.ts';
import { recordAudit } from '../../../people/audit/recordAudit.ts';
import { presentRecord } from '../../../reading/formerAddresses/presentLocation.ts';
import { type RedirectLine, readRedirectFile } from './readRedirectFile.ts';
import { type FormerAddressRow, writeFormerAddresses } from './writeFormerAddresses.ts';

export type RedirectFile = {
  site: SiteKey;
  csv: string;
  allowOtherHosts: boolean;
  /** The account; null for the operator's command. */
  actorId: number | null;
  at: Date;
  reason?: string;
};

/**
 * Writes the redirects of a file, all or none, with one row in the audit. A target that has a page now is stored as its
 * record, so the redirect follows when the page gets another address.
 * @throws ProblemError 422 `invalid` with the bad lines, or 409 `curation-full`
 */
export async function importRedirectFile(db: Database, file: RedirectFile): Promise<FormerAddressResult> {
  const lines = readRedirectFile(file.csv, file);
  const { site, at, actorId, reason } = file;
  return db.transaction(async (transaction) => {
    const rows = await rowsOf(transaction, site, lines);
    const result = await writeFormerAddresses(transaction, { site, source: 'person', at }, rows);
    const [first] = rows;
    await recordAudit(transaction, {
      ...{ at, actorId, action: 'import', subject: 'redirect', subjectId: 'formerAddresses', site, reason },
      after: { ...result, first: first?.address ?? null, hosts: hostsOf(lines) },
    });
    return result;
  });
}

async function rowsOf(db: Queryable, site: SiteKey, lines: readonly RedirectLine[]): Promise<FormerAddressRow[]> {
  const rows: FormerAddressRow[] = [];
  // Many lines lead to the same page.
  const records = new Map<string, Awaited<ReturnType<typeof presentRecord>>>();
  for (const { from: address, to, isOtherHost } of lines) {
    const path = isOtherHost || /[?#]/.test(to) ? null : formerAddress(to);
    if (path !== null && !records.has(path)) records.set(path, await presentRecord(db, site, path));
    const record = path === null ? null : (records.get(path) ?? null);
    rows.push(
      record
        ? { address, kind: record.kind, targetId: record.id, target: null }
        : { address, kind: isOtherHost ? 'url' : 'path', targetId: null, target: to },
    );
  }
  return rows;
}

/** Other hosts that the file leads to, for the audit. */
function hostsOf(lines: readonly RedirectLine[]): string[] {
  const hosts = lines.filter(({ isOtherHost }) => isOtherHost).map(({ to }) => new URL(to).host);
  return [...new Set(hosts)].slice(0, 20);
}
