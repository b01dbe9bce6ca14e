import type { ClientBase, Pool } from 'pg';
import { everything } from '../cache/cacheTags.ts';

/** A purge, which outdates responses with one of its tags. The tag `*` means all responses. */
export type PurgeEvent = { id: number; tags: readonly string[] };

type Row = { id: string; tags: string[] };

/** Returns the id of the latest purge; 0 before the first purge. */
export async function latestPurgeId(client: ClientBase | Pool): Promise<number> {
  const { rows } = await client.query<{ id: string | null }>('select max(id) as id from purges');
  return Number(rows[0]?.id ?? 0);
}

export type ReadPurgesOptions = {
  /** Id of the last purge to return. */
  upTo?: number;
};

/** Returns the purges after an id, oldest first. If some of them were deleted, it returns one purge of everything. */
export async function readPurgesAfter(
  client: ClientBase | Pool,
  id: number,
  { upTo = Number.MAX_SAFE_INTEGER }: ReadPurgesOptions = {},
): Promise<PurgeEvent[]> {
  const { rows } = await client.query<Row>('select id, tags from purges where id between $1 and $2 order by id', [
    id,
    upTo,
  ]);
  const events = rows.map((row) => ({ id: Number(row.id), tags: row.tags }));
  const known = id === 0 ? events[0] === undefined || events[0].id === 1 : events[0]?.id === id;
  if (known) return events.filter((event) => event.id > id);
  return [{ id: events.at(-1)?.id ?? Math.min(upTo, await latestPurgeId(client)), tags: [everything] }];
}
