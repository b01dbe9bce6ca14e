import { recordAudit } from '@marquee/api/acts/accounts.ts';
import type { Database, Queryable } from '@marquee/api/acts/database.ts';
import { type OwnHostRow, readOwnHosts } from '@marquee/api/acts/hosts.ts';
import { eq, siteHosts, sql } from '@marquee/api/acts/tables.ts';
import { maxOwnHosts } from '@marquee/platform/network/networkData.ts';
import { type HostKey, isSiteKey } from '@marquee/shared/domain';
import { commandActor } from '../frame/commandActor.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { knownSites } from '../sites/findSite.ts';
import { refusalOfName } from './refusalOfName.ts';

export type HostChange = { name: string; host: HostKey; kind: OwnHostRow['kind'] };

/** The network and the moment of a change. */
type Circumstances = { domain: string; now: Date };

/**
 * Gives a host a name. A new canonical name makes the former one redirect.
 * @returns the name that was canonical before and redirects now
 * @throws UsageError for a name that belongs to another host, or too many names. Nothing is changed then
 */
export async function addHost(
  db: Database,
  { name, host, kind }: HostChange,
  { domain, now }: Circumstances,
): Promise<string | undefined> {
  const refusal = refusalOfName(name, host, domain, await knownSites(db));
  if (refusal) throw new UsageError(refusal);
  return db.transaction(async (transaction) => {
    const rows = await lockedHosts(transaction, domain);
    const known = rows.find((row) => row.name === name);
    if (known && known.host !== host)
      throw new UsageError(`${name} belongs to ${known.host}. Remove it first: host remove ${name}`);
    if (!known && rows.length >= maxOwnHosts)
      throw new UsageError(`This network has ${maxOwnHosts} host names, which is the maximum. Remove one first.`);
    if (known?.kind === kind) return undefined;
    const former = kind === 'canonical' ? rows.find((row) => row.host === host && row.kind === kind) : undefined;
    if (former) {
      await transaction.update(siteHosts).set({ kind: 'redirect' }).where(eq(siteHosts.name, former.name));
      await audit(transaction, 'change', { ...former, kind: 'redirect' }, now, former);
    }
    const row = { name, host, kind, domain, since: now };
    // A name of a network with another domain, which this database is a copy of, counts as free.
    await transaction.insert(siteHosts).values(row).onConflictDoUpdate({ target: siteHosts.name, set: row });
    await audit(transaction, known ? 'change' : 'create', row, now, known);
    return former?.name;
  });
}

/** Takes a name from its host. @returns the removed row @throws UsageError for an unknown name */
export async function removeHost(db: Database, name: string, { domain, now }: Circumstances): Promise<OwnHostRow> {
  return db.transaction(async (transaction) => {
    const row = (await lockedHosts(transaction, domain)).find((one) => one.name === name);
    if (!row) throw new UsageError(`No site has the host name ${name}. List all with: host list`);
    await transaction.delete(siteHosts).where(eq(siteHosts.name, name));
    await audit(transaction, 'remove', undefined, now, row);
    return row;
  });
}

/** Reads the names, and lets no other command change them until the transaction ends. */
async function lockedHosts(db: Queryable, domain: string): Promise<OwnHostRow[]> {
  await db.execute(sql`lock table site_hosts in share row exclusive mode`);
  return readOwnHosts(db, domain);
}

async function audit(
  db: Queryable,
  action: 'create' | 'change' | 'remove',
  after: OwnHostRow | undefined,
  at: Date,
  before?: OwnHostRow,
): Promise<void> {
  const { name = '', host } = after ?? before ?? {};
  await recordAudit(db, {
    ...{ at, actorId: null, action, subject: 'host', subjectId: name },
    site: host && isSiteKey(host) ? host : null,
    ...(before && { before: factsOf(before) }),
    ...(after && { after: factsOf(after) }),
    reason: commandActor(),
  });
}

function factsOf({ host, kind }: OwnHostRow): object {
  return { host, kind };
}
